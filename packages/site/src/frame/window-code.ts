/** What a window of signing in says to the frame that opened it. */
export interface WindowCode {
  travel: 'travel-frame-code';
  nonce: string;
  code: string;
}

export function isCode(data: unknown, nonce: string): data is WindowCode {
  const given = data as Partial<WindowCode> | null;
  return (
    typeof data === 'object' &&
    given?.travel === 'travel-frame-code' &&
    given.nonce === nonce &&
    typeof given.code === 'string' &&
    /^[\w-]{20,100}$/.test(given.code)
  );
}
