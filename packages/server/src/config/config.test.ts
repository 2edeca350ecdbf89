import { describe, expect, it } from 'vitest';
import { ConfigError, createConfig } from './config.ts';
import { readEnv, type Env } from './env.ts';

const demo: Env = { DATABASE_URL: 'postgres://localhost/x', PORTOLAN_DEMO: '1' };
const production: Env = {
  DATABASE_URL: 'postgres://localhost/x',
  PORTOLAN_SECRET: 'a secret of more than thirty-two characters',
  SMTP_URL: 'smtp://mail.example',
  GATEWAY_URL: 'https://pay.example',
  GATEWAY_SECRET: 'sk_live',
  SUPPLIERS: 'aurora=https://aurora.example',
};

function problemsOf(env: Env): readonly string[] {
  try {
    createConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs nothing but a database in demo mode', () => {
    const config = createConfig(demo);
    expect(config).toMatchObject({
      demo: true,
      host: '127.0.0.1',
      port: 4000,
      siteScheme: 'http',
      sitePort: 4000,
    });
    expect(config.suppliers.map((supplier) => supplier.name)).toEqual(['aurora', 'meridian']);
  });
  it('is no demo unless asked for', () => {
    expect(createConfig(production)).toMatchObject({ demo: false, siteScheme: 'https', sitePort: null });
  });
  it.each([
    'PORTOLAN_SECRET',
    'SMTP_URL',
    'GATEWAY_URL',
    'GATEWAY_SECRET',
    'SUPPLIERS',
    'DATABASE_URL',
  ] as const)('refuses to start without %s outside demo mode', (name) => {
    const { [name]: _, ...rest } = production;
    expect(problemsOf(rest)).toEqual([expect.stringContaining(name)]);
  });
  it('says every problem at once', () => {
    expect(problemsOf({ PORT: 'x', SUPPLIERS: 'nonsense' })).toHaveLength(7);
  });
  it('never serves public passwords to a network', () => {
    expect(problemsOf({ ...demo, HOST: '0.0.0.0' })).toEqual([expect.stringContaining('127.0.0.1')]);
  });
  it('refuses a secret that is short, or the one of demo mode', () => {
    expect(problemsOf({ ...production, PORTOLAN_SECRET: 'short' })).toHaveLength(1);
    const public_ = 'demo mode: this key is public and protects nothing at all';
    expect(problemsOf({ ...production, PORTOLAN_SECRET: public_ })).toHaveLength(1);
  });
  it('derives a key of its own for every purpose', () => {
    const keys = Object.values(createConfig(production).keys).map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
    const others = createConfig({
      ...production,
      PORTOLAN_SECRET: 'another secret of more than thirty-two characters',
    });
    expect(others.keys.art.equals(createConfig(production).keys.art)).toBe(false);
  });
  it('reads only what it knows, and empty text as absent', () => {
    expect(readEnv({ PORT: ' 4001 ', SMTP_URL: '', HOME: '/root' })).toEqual({ PORT: '4001' });
  });
});
