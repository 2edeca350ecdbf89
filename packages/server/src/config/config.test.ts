import { describe, expect, it } from 'vitest';
import { ConfigError, createConfig } from './config.ts';
import { readEnv, type Env } from './env.ts';

const demo: Env = { DATABASE_URL: 'postgres://localhost/x', PORTOLAN_DEMO: '1' };
const production: Env = {
  DATABASE_URL: 'postgres://localhost/x',
  PORTOLAN_SECRET: 'a secret of more than thirty-two characters',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'stays@mail.example',
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
  it('says what the server is for, and refuses what nobody knows', () => {
    expect(createConfig(demo).environment).toBe('local');
    expect(createConfig(production).environment).toBe('prod');
    expect(createConfig({ ...demo, PORTOLAN_ENVIRONMENT: 'qa' }).environment).toBe('qa');
    expect(problemsOf({ ...demo, PORTOLAN_ENVIRONMENT: 'moon' })).toEqual([
      expect.stringContaining('PORTOLAN_ENVIRONMENT'),
    ]);
  });
  it('is no demo unless asked for', () => {
    expect(createConfig(production)).toMatchObject({ demo: false, siteScheme: 'https', sitePort: null });
  });
  it.each([
    'PORTOLAN_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'GATEWAY_URL',
    'GATEWAY_SECRET',
    'SUPPLIERS',
    'DATABASE_URL',
  ] as const)('refuses to start without %s outside demo mode', (name) => {
    const { [name]: _, ...rest } = production;
    expect(problemsOf(rest)).toEqual([expect.stringContaining(name)]);
  });
  it('takes requests in for five seconds after it says that it leaves, in demo mode for none, or as long as it is told', () => {
    expect(createConfig(production).leaveMs).toBe(5_000);
    expect(createConfig(demo).leaveMs).toBe(0);
    expect(createConfig({ ...production, LEAVE_MS: '1500' }).leaveMs).toBe(1_500);
    for (const LEAVE_MS of ['-1', '1.5', 'soon', '300001'])
      expect(problemsOf({ ...production, LEAVE_MS })).toEqual([expect.stringContaining('LEAVE_MS')]);
  });
  it('says every problem at once', () => {
    expect(problemsOf({ PORT: 'x', SUPPLIERS: 'nonsense' })).toHaveLength(8);
  });
  it('refuses what is no mail server, and a sender that is no plain address', () => {
    expect(problemsOf({ ...production, SMTP_URL: 'https://mail.example' })).toEqual([
      expect.stringContaining('SMTP_URL'),
    ]);
    expect(problemsOf({ ...production, MAIL_FROM: 'Us <us@mail.example>' })).toEqual([
      expect.stringContaining('MAIL_FROM'),
    ]);
  });
  it('never serves public passwords to a network', () => {
    expect(problemsOf({ ...demo, HOST: '0.0.0.0' })).toEqual([expect.stringContaining('127.0.0.1')]);
  });
  it('refuses a secret that is short, or the one of demo mode', () => {
    expect(problemsOf({ ...production, PORTOLAN_SECRET: 'short' })).toHaveLength(1);
    const public_ = 'demo mode: this key is public and protects nothing at all';
    expect(problemsOf({ ...production, PORTOLAN_SECRET: public_ })).toHaveLength(1);
  });
  describe('of Stripe', () => {
    const stripe: Env = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_current,whsec_following',
    };
    const { GATEWAY_URL: _url, GATEWAY_SECRET: _secret, ...without } = production;

    it('stands alone, or beside another gateway', () => {
      expect(createConfig({ ...without, ...stripe })).toMatchObject({
        gateway: null,
        stripe: { secretKey: 'sk_test_1', webhookSecrets: ['whsec_current', 'whsec_following'] },
      });
      expect(createConfig({ ...production, ...stripe }).gateway).not.toBeNull();
      expect(createConfig(production).stripe).toBeNull();
    });
    it.each(Object.keys(stripe) as (keyof typeof stripe)[])(
      'is never half: refuses to start without %s',
      (name) => {
        const { [name]: _, ...rest } = stripe;
        expect(problemsOf({ ...without, ...rest })).toEqual([expect.stringContaining(name)]);
      },
    );
    it.each([
      [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'mode'],
      [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
      [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
      [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
      [{ STRIPE_WEBHOOK_SECRET: 'whsec_first,whsec_second,whsec_third' }, 'two'],
      [{ STRIPE_API_URL: 'nowhere' }, 'STRIPE_API_URL'],
    ])('refuses %j', (wrong, word) => {
      expect(problemsOf({ ...without, ...stripe, ...wrong })).toEqual([expect.stringContaining(word)]);
    });
    it('takes no real money in demo mode, and sends live keys to Stripe alone', () => {
      const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
      expect(problemsOf({ ...demo, ...live })).toEqual([expect.stringContaining('live')]);
      expect(problemsOf({ ...without, ...live, STRIPE_API_URL: 'http://127.0.0.1:1' })).toHaveLength(1);
    });
    it('never says a key in what it complains about', () => {
      const said = problemsOf({
        ...without,
        ...stripe,
        STRIPE_SECRET_KEY: 'rk_wrong_abcdef',
        STRIPE_PUBLISHABLE_KEY: '',
      });
      expect(said.join(' ')).not.toMatch(/abcdef|whsec_current/);
    });
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
