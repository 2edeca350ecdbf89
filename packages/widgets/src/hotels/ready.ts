/** For tests that are about more than the first moments of the form: all of the widget is there before it is shown. */
import { beforeAll } from 'vitest';
import { loadRest } from './load-rest.ts';
import { t } from './testing.tsx';

beforeAll(async () => void (await loadRest(t)), 30_000);
