import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs without personal data: requests are logged by route, never by address, query, body, header or IP. Errors keep
 * name, code, message and stack; PostgreSQL's `detail`, `where` and parameters, which quote values, are dropped.
 */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: createIsoTime(),
      serializers: { err: describeError },
      redact: {
        paths: [
          'email',
          'password',
          'token',
          'accessToken',
          'phone',
          '*.email',
          '*.password',
          '*.token',
          '*.phone',
        ],
        remove: true,
      },
    },
    destination,
  );
}

/** The instant of a line, ISO. Thousands of lines a second share all but its last digits, so these alone are written anew. */
export function createIsoTime(now: () => number = Date.now): () => string {
  let second = NaN;
  let start = '';
  return () => {
    const instant = now();
    if (Math.floor(instant / 1000) !== second) {
      second = Math.floor(instant / 1000);
      start = `,"time":"${new Date(second * 1000).toISOString().slice(0, 20)}`;
    }
    return `${start}${String(instant % 1000).padStart(3, '0')}Z"`;
  };
}

/** The parts of an error that name no person. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error object' };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: error.message,
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
