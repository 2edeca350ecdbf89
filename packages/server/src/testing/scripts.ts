import type { CallOptions } from '@portolan/suppliers';

/** What a test tells a fake to do instead, once; `usual` is what it would have done. */
export type Script = (usual: () => unknown, signal?: AbortSignal) => unknown;

/** The scripts of one fake supplier, and what it was asked. */
export class Scripts<Verb extends string> {
  readonly calls: { verb: Verb; scenario: string | undefined }[] = [];
  readonly #waiting = new Map<Verb, Script[]>();

  /** The next call of `verb` does this instead. */
  next(verb: Verb, script: Script): void {
    this.#waiting.set(verb, [...(this.#waiting.get(verb) ?? []), script]);
  }
  /** Counts a call, and answers its script, if it has one. */
  take(verb: Verb, { scenario }: CallOptions): Script | undefined {
    this.calls.push({ verb, scenario });
    return this.#waiting.get(verb)?.shift();
  }
  async play<T>(verb: Verb, options: CallOptions, usual: () => Promise<T>): Promise<T> {
    const script = this.take(verb, options);
    await new Promise((resolve) => setImmediate(resolve));
    return (await (script ? script(usual, options.signal) : usual())) as T;
  }
  count(verb: Verb): number {
    return this.calls.filter((call) => call.verb === verb).length;
  }
  /** Answers as usual from now on. */
  clear(): void {
    this.#waiting.clear();
  }
  /** Forgets the calls too. */
  reset(): void {
    this.clear();
    this.calls.length = 0;
  }
}
