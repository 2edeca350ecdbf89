// A reporter for vitest: says now and then that tests still end, so that a long file is not taken for a hang.

const everyMs = Number(process.env.PORTOLAN_ALIVE_EVERY_MS ?? 30_000);

/** Prints a line when a test ends, at most one in `PORTOLAN_ALIVE_EVERY_MS`. */
export default class AliveReporter {
  #lastAt = Date.now();
  #ended = 0;

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    this.#ended++;
    if (Date.now() - this.#lastAt < everyMs) return;
    this.#lastAt = Date.now();
    process.stdout.write(` … ${this.#ended} tests ended, the last one in ${test.module.relativeModuleId}\n`);
  }
}
