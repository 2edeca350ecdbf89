/** Connections that break or cannot be made, and a server that has no room: PostgreSQL's classes and the codes of sockets. */
const passing = /^(08...|53...|57P0[123])$/;
const passingSockets = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH)$/;
const passingWords = /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/;

/** True of an error of the driver that says nothing of what was asked: the database is away, or full, and will be back. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return (
    passing.test(String(code)) ||
    (passingSockets.test(String(code)) && isOfSocket(error)) ||
    passingWords.test(error.message)
  );
}

/** Not of a file: several addresses that were tried, or a step of a connection. */
function isOfSocket(error: Error): boolean {
  const { syscall } = error as { syscall?: unknown };
  return error instanceof AggregateError || ['connect', 'read', 'write'].includes(String(syscall));
}
