/** What the server is told from outside: variables read once, checked and typed. Nothing else reads the environment. */
export { appRole, type Config, ConfigError, createConfig, demoKeys } from './config.ts';
export { type Env, readEnv } from './env.ts';
