import { setPageSettings } from '../element/settings.ts';

/**
 * Takes the `data-*` of the script tag that loaded this code, and the origin that served it. Every chunk lies beside `embed.js`, so
 * its own address finds the tag, whatever else is on the page.
 */
export function takePageSettings(chunkUrl: string): void {
  const loader = new URL('embed.js', chunkUrl).href;
  const script = [...document.scripts].find(({ src }) => src.split('?')[0] === loader);
  setPageSettings({ ...script?.dataset }, new URL(chunkUrl).origin);
}
