/**
 * The lines of an NDJSON body, or the data of server-sent events, as they arrive; a last line without its newline counts.
 */
export async function* linesOf<T>(response: Response): AsyncGenerator<T> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events = response.headers.get('content-type')?.startsWith('text/event-stream');
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (value ?? '')).split('\n');
      rest = done ? '' : lines.pop()!;
      for (const line of lines) {
        // Of an event only its data is wanted: comments keep the line open, ids are in the data.
        const json = events ? /^data:(.*)/.exec(line)?.[1] : line.trim();
        if (json) yield JSON.parse(json) as T;
      }
      if (done) return;
    }
  } finally {
    // The caller may stop early; the connection must not outlive its loop.
    void reader.cancel().catch(() => undefined);
  }
}
