import { frameLanguages, type FrameLanguage } from '../test-gateway/texts.ts';

/** How a page of a gateway that stands in a checkout is asked for. */
export interface FrameOptions {
  /** Publishable key. */
  key: string;
  language: FrameLanguage;
  theme: 'light' | 'dark';
  /** `#rrggbb`. */
  primary: string;
  /** The one origin that may embed the frame and gets its messages. */
  parentOrigin: string;
  /** The page around a parent that is framed itself, such as a partner's; it may stand above and hears nothing. @default none */
  aroundOrigin?: string | null;
}

/**
 * The frame's address, read. A wrong language, theme or colour gets the default; a missing key or parent is an error, because
 * without a parent's origin nobody could be trusted with the token.
 */
export function parseFrameQuery(
  query: Record<string, unknown>,
): { ok: true; options: FrameOptions } | { ok: false; message: string } {
  const { key, lang, theme, primary, parent, around } = query;
  if (typeof key !== 'string' || !key) return { ok: false, message: 'key: the publishable key is missing.' };
  const parentOrigin = readOrigin(parent);
  if (!parentOrigin) {
    return {
      ok: false,
      message: 'parent: give the origin of the embedding page, such as https://shop.example.',
    };
  }
  return {
    ok: true,
    options: {
      key,
      parentOrigin,
      ...(around ? { aroundOrigin: readOrigin(around) } : {}),
      language: frameLanguages.find((code) => code === lang) ?? 'en',
      theme: theme === 'dark' ? 'dark' : 'light',
      primary: readColour(primary) ?? '#0b63ce',
    },
  };
}

/** A web origin and nothing more, or `null`: it lands in a header, so only what `URL` itself prints passes. */
function readOrigin(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 200) return null;
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '') ? url.origin : null;
  } catch {
    return null;
  }
}

function readColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim());
  if (!match) return null;
  const hex = match[1]!.length === 3 ? [...match[1]!].map((digit) => digit + digit).join('') : match[1]!;
  return `#${hex.toLowerCase()}`;
}
