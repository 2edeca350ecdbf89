/** True for a call that its own caller took back: end silently, show nothing. */
export function isAborted(error: unknown): boolean {
  return (error as { name?: string } | null)?.name === 'AbortError';
}
