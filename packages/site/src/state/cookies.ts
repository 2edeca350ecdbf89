/** The value of a cookie, `null` when there is none. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(/;\s*/)) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1));
  }
  return null;
}

/** Sets a cookie of the whole site; `maxAge` in seconds, absent for the length of the browser's session. */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, sameSite = 'Lax' }: { maxAge?: number; sameSite?: 'Lax' | 'Strict' } = {},
): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=${sameSite}${secure}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
