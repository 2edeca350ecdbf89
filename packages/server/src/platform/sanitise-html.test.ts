// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../testing/hostile-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

describe('an agency’s HTML', () => {
  it('keeps its markup', () => {
    expect(sanitiseHtml('<h2>Us</h2><p>We <strong>care</strong>.<br>A lot.</p><ul><li>One</li></ul>')).toBe(
      '<h2>Us</h2><p>We <strong>care</strong>.<br>A lot.</p><ul><li>One</li></ul>',
    );
    expect(sanitiseHtml('<a href="https://x.example/?a=1&b=2">x</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener nofollow">x</a>',
    );
    expect(sanitiseHtml('<img src="/a.svg" alt="A">')).toBe('<img src="/a.svg" alt="A" loading="lazy">');
  });
  it('loses its empty elements', () => {
    expect(sanitiseHtml('<p></p><p> </p><div><span></span></div><p>Text</p><p>&nbsp;</p>')).toBe(
      '<p>Text</p>',
    );
  });
  it.each([
    '<p><br></p>',
    '<div><hr></div>',
    '<div><p><a href="/x" rel="noopener nofollow"><img src="/a" alt="" loading="lazy"></a></p></div>',
    '<div><table><tbody><tr><td colspan="2"></td></tr></tbody></table></div>',
  ])('keeps an element without text that holds something: %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });
  it('loses what only held a picture from elsewhere', () => {
    expect(sanitiseHtml('<p><img src="https://evil.example/a.png"></p><p>x</p>')).toBe('<p>x</p>');
  });
  it('keeps the text of elements that are nested too deeply', () => {
    const clean = sanitiseHtml(`${'<div>'.repeat(100)}x`);
    expect(clean.match(/<div>/g)).toHaveLength(64);
    expect(clean).toContain('x');
  });
  it('is closed where it was left open', () => {
    expect(sanitiseHtml('<p>a<strong>b')).toBe('<p>a<strong>b</strong></p>');
    expect(sanitiseHtml('</div></p>a')).toBe('a');
  });
  it.each([
    '<script>bad()</script>', '<SCRIPT SRC=//evil></SCRIPT>', '<img src=x onerror=bad()>', '<svg onload=bad()><p>x</svg>',
    '<a href="javascript:bad()">x</a>', '<a href="java&#115;cript:bad()">x</a>', '<a href=" java\tscript:bad()">x</a>',
    '<a href="data:text/html,<script>bad()</script>">x</a>', '<iframe srcdoc="<script>bad()</script>"></iframe>',
    '<p style="background:url(//evil)">x</p>', '<p onclick=bad()>x</p>', '<math><mi//xlink:href="data:x,<script>bad()</script>">',
    '<!--><script>bad()</script>-->', '<p title="</p><script>bad()</script>">x', '<scr<script>ipt>bad()</script>',
    '<style>@import "//evil"</style>', '<base href="//evil">', '<form action="//evil"><input></form>', '<a href="//evil.example">x</a>',
    '<img src="//evil.example/a">', '<template><script>bad()</script></template>', '<noscript><p title="</noscript><img src=x onerror=bad()>">',
    '<textarea><img src=x onerror=bad()></textarea>', '<p/onclick=bad()>x', "<img src='/a' alt='\"><script>bad()</script>'>", '<__proto__ x>', '<p __proto__=x>a</p>',
  ])('cannot run or load: %s', (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = sanitiseHtml(html);
    for (const element of holder.querySelectorAll('*')) {
      expect(['A', 'P', 'IMG', 'DIV', 'SPAN']).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'rel', 'src', 'alt', 'loading']).toContain(name);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:\/\/|\/(?!\/)|mailto:|tel:|#)/);
      }
    }
  }); // prettier-ignore
});

describe('an agency’s HTML, piece by piece', () => {
  it.each([
    ['<p>Hi <strong>you</strong></p>', '<p>Hi <strong>you</strong></p>'],
    ['<p>open', '<p>open</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<script>alert(1)</script>x', 'x'],
    ['<script>alert(1)', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="/art/a.svg" alt="A">', '<img src="/art/a.svg" alt="A" loading="lazy">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="  JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="https://a.example/?a=1&amp;b=2">x</a>', '<a href="https://a.example/?a=1&amp;b=2" rel="noopener nofollow">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example" rel="noopener nofollow">x</a>'],
    ['<p style="position:fixed" class="x" onclick=y>z</p>', '<p>z</p>'],
    ['<svg><p>in</p></svg>out', 'out'],
    ['<!-- <p> -->x', 'x'],
    ['<iframe src=x></iframe><object></object>x', 'x'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', '&lt;scripript&gt;'],
    ['</p></div>x', 'x'],
    ['<img alt="caf&eacute; &quot;A&quot;" src=/a>', '<img alt="café &quot;A&quot;" src="/a" loading="lazy">'],
    ['<b><p>x</b>', '<b><p>x</p></b>'],
  ])('%j becomes %j', (html, clean) => {
    if (html.startsWith('<scr<')) expect(sanitiseHtml(html)).not.toMatch(/<script/i);
    else expect(sanitiseHtml(html)).toBe(clean);
  }); // prettier-ignore
  it('never lets a script, a handler or a scheme through, whatever it is', () => {
    const pieces = fc.constantFrom('<', '>', '"', "'", '=', ' ', 'script', '/script', 'a', 'href', 'javascript:', 'onclick', 'img', 'src', '&#106;', '<!--', '-->', 'svg', 'x', '\n', '\0', '/'); // prettier-ignore
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const clean = sanitiseHtml(parts.join(''));
        expect(clean).not.toMatch(/<\/?(?:script|svg|iframe|style)/i);
        for (const [tag] of clean.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: (?:href|src|alt|title|rel|loading)="[^"<>]*")*>$/);
          expect(tag).not.toMatch(/"\s*javascript:/i);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('of all hostile HTML that is known', () => {
  it('nothing is left that a page has no use for', () => {
    for (const { html } of hostileHtml) {
      const clean = sanitiseHtml(html);
      for (const [tag] of clean.matchAll(/<[^>]*>/g))
        expect(tag, html.slice(0, 200)).toMatch(
          /^<\/?[a-z][a-z0-9]*(?: (?:href|src|alt|title|rel|loading|width|height|colspan|rowspan)="[^"<>]*")*>$/,
        );
      expect(clean, html.slice(0, 200)).not.toMatch(/<\/?(?:script|style|svg|math|iframe|form|input|button|template|slot|link|meta|base)\b/);
    }
  }); // prettier-ignore
  it('stays as it is once it is clean, so that writing and rendering agree', () => {
    for (const { html } of hostileHtml) {
      const clean = sanitiseHtml(html);
      expect(sanitiseHtml(clean)).toBe(clean);
    }
  });
  it('takes no longer than its length asks for', () => {
    // As many passes over the text as it is deep, or one for each of its signs, would take minutes.
    expect(sanitiseHtml(`<p ${'a'.repeat(150_000)}>x`)).toBe('<p>x</p>');
    for (const piece of ['<div>', '<b><i>', '<p "', "<a '", '<!--', '<a href="', '&', '<', '</p>', 'a ', 'a=', '<p a', '<svg>', '<li> ']) {
      const clean = sanitiseHtml(piece.repeat(60_000));
      expect(clean.length).toBeLessThan(2_000_000);
    }
    expect(sanitiseHtml('x'.repeat(100_000) + '<p></p>'.repeat(14_000))).toHaveLength(100_000);
    expect(sanitiseHtml('<p>' + 'x'.repeat(100_000) + '<b></b>'.repeat(14_000))).toHaveLength(100_007);
  }); // prettier-ignore
});
