// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

describe('an agency’s HTML', () => {
  it('keeps its markup (ABOUT-03)', () => {
    expect(sanitise('<h2>Us</h2><p>We <strong>care</strong>.<br>A lot.</p><ul><li>One</li></ul>')).toBe(
      '<h2>Us</h2><p>We <strong>care</strong>.<br>A lot.</p><ul><li>One</li></ul>',
    );
    expect(sanitise('<a href="https://x.example/?a=1&b=2">x</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener nofollow">x</a>',
    );
    expect(sanitise('<img src="/a.svg" alt="A">')).toBe('<img src="/a.svg" alt="A" loading="lazy">');
  });
  it('loses its empty elements', () => {
    expect(sanitise('<p></p><p> </p><div><span></span></div><p>Text</p><p>&nbsp;</p>')).toBe('<p>Text</p>');
  });
  it('is closed where it was left open', () => {
    expect(sanitise('<p>a<strong>b')).toBe('<p>a<strong>b</strong></p>');
    expect(sanitise('</div></p>a')).toBe('a');
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
    holder.innerHTML = sanitise(html);
    for (const element of holder.querySelectorAll('*')) {
      expect(['A', 'P', 'IMG', 'DIV', 'SPAN']).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'rel', 'src', 'alt', 'loading']).toContain(name);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:\/\/|\/(?!\/)|mailto:|tel:|#)/);
      }
    }
  }); // prettier-ignore
});
