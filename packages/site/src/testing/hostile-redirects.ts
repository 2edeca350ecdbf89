/** A host that nobody may be led to. */
const evil = 'evil.example';

/** Addresses that leave a site, or look as if they stayed. */
const seeds = [
  `https://${evil}`, `http://${evil}/`, `//${evil}`, `///${evil}`, `////${evil}`, `/\\${evil}`, `\\\\${evil}`, `\\/${evil}`,
  `/\\/${evil}`, `//\\${evil}`, `https:${evil}`, `https:/${evil}`, `https:\\\\${evil}`, `https:///${evil}`, `http:///${evil}/@x`,
  `HTTPS://${evil}`, `hTtP://${evil}`, `https://lantern.localhost:4000@${evil}`, `https://lantern.localhost:4000:x@${evil}/`,
  `//lantern.localhost:4000@${evil}`, `https://${evil}#lantern.localhost:4000`, `https://${evil}?lantern.localhost:4000`,
  `https://${evil}/lantern.localhost:4000`, `https://lantern.localhost.${evil}`, `https://lantern.localhost:4000.${evil}`,
  `https://${evil}\\@lantern.localhost:4000`, `https://lantern.localhost:4000\\.${evil}`, `//${evil}:443`, `//${evil}\\`,
  `javascript:alert(1)`, `JaVaScRiPt:alert(1)`, `javascript://lantern.localhost:4000/%0aalert(1)`, `java\tscript:alert(1)`,
  `java\nscript:alert(1)`, `\u0001javascript:alert(1)`, `data:text/html,<script>alert(1)</script>`, `data:text/html;base64,PHM+`,
  `vbscript:msgbox(1)`, `blob:https://${evil}/1`, `filesystem:https://${evil}/x`, `file:///etc/passwd`, `ftp://${evil}/`,
  `mailto:a@${evil}`, `tel:+4512345678`, `ws://${evil}`, `intent://${evil}#Intent;scheme=https;end`, `about:blank`, `view-source:x`,
  `/\t/${evil}`, `/\n/${evil}`, `/\r/${evil}`, `/\r\n/${evil}`, `/\u0000/${evil}`, `\t//${evil}`, ` //${evil}`, `\u00a0//${evil}`,
  `/\u2028/${evil}`, `\ufeff//${evil}`, `/\u200b/${evil}`, `/ /${evil}`, `/.//${evil}`, `/..//${evil}`, `/x/..//${evil}`, `/./\\${evil}`,
  `/x/../\\${evil}`, `/../..//${evil}`, `.//${evil}`, `../${evil}`, `x//${evil}`, `?//${evil}`, `#//${evil}`, `@${evil}`, `/@${evil}`.slice(1),
  `//${evil}/%2e%2e`, `//%65vil.example`, `//evil%2eexample`, `//evil\u3002example`, `//\uff45vil.example`, `//ⓔⓥⓘⓛ.example`,
  `//xn--evl-zma.example`, `//0x7f000001`, `//2130706433`, `//127.1`, `//[::1]`, `//[::ffff:127.0.0.1]`, `http://0177.0.0.1/`,
  `//localhost`, `//nordlys.localhost:4000`, `http://nordlys.localhost:4000/`, `https://lantern.localhost:4000/`, `//lantern.localhost:4001`,
  `//.${evil}`, `//..`, `//`, `///`, `/\\`, `\\`, `https://`, `http:`, `https:/`, `:`, `://${evil}`, `;//${evil}`, `/;@${evil}`.slice(2),
  `%2f%2f${evil}`, `%5c%5c${evil}`, `%68ttps://${evil}`, `https%3a%2f%2f${evil}`, `${evil}`, `www.${evil}`, `${evil}/login`,
  `<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `' onfocus=alert(1) `, `\u202e//${evil}`, `\ud800//${evil}`, `x`.repeat(3_000),
  `/${'x'.repeat(3_000)}`, `//${'a.'.repeat(400)}${evil}`, `undefined`, `null`, `[object Object]`, `0`, `false`, `[]`, `{}`,
] as const; // prettier-ignore

/** Ways in which the same value comes once more. */
const disguises: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => `${value}/login?redirect=/`,
  (value) => value.replaceAll('/', '\\'),
  (value) => `\u000b${value}`,
  (value) => encodeURI(value.replace(/[\ud800-\udfff]/g, '')),
];

/** At least five hundred values of `redirect` that must not lead off `http://lantern.localhost:4000`; each but once. */
export const hostileRedirects: readonly string[] = [
  ...new Set(disguises.flatMap((disguise) => seeds.map(disguise))),
];
