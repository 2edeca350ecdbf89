/** The lines of an NDJSON body as they arrive; a last line without its newline counts. */
export async function* linesOf<T>(response: Response): AsyncGenerator<T> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (value ?? '')).split('\n');
      rest = done ? '' : lines.pop()!;
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
      if (done) return;
    }
  } finally {
    // The caller may stop early; the connection must not outlive its loop.
    void reader.cancel().catch(() => undefined);
  }
}
