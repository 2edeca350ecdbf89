import {
  errorCatalogue,
  listOperations,
  permissions,
  roles,
  type Operation,
  type Permission,
} from '@portolan/contract';
import { escapeHtml as escape } from '@portolan/core';
import { codesOf, toSchema } from './openapi.ts';

type Json = Record<string, unknown>;

/** `/api/docs`: the whole API on one page, readable without script; the little script only filters. */
export function createDocsPage(nonce: string): string {
  const groups = new Map<string, ReturnType<typeof listOperations>>();
  for (const operation of listOperations())
    groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
  const menu = [...groups]
    .map(
      ([tag, list]) =>
        `<h2>${escape(tag)}</h2><ul>${list.map(({ id, method }) => `<li data-for="${id}"><a href="#${id}"><b class="m ${method.toLowerCase()}">${method}</b> ${id}</a></li>`).join('')}</ul>`,
    )
    .join('');
  const body = [...groups]
    .map(
      ([tag, list]) =>
        `<section aria-labelledby="tag-${escape(tag)}"><h2 id="tag-${escape(tag)}">${escape(tag)}</h2>${list.map(article).join('')}</section>`,
    )
    .join('');
  const errors = Object.entries(errorCatalogue)
    .map(
      ([code, { status, message }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escape(message)}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Agency API</title><style nonce="${nonce}">${css}</style></head><body>
<a class="skip" href="#main">Skip to the calls</a>
<nav aria-label="Calls"><p class="title">Agency API</p>
<label for="q">Find a call</label><input id="q" type="search" placeholder="deals, currency, POST …" autocomplete="off">
<div id="menu">${menu}<h2>More</h2><ul><li><a href="#errors">Error codes</a></li><li><a href="/api/openapi.json">OpenAPI 3.1</a></li></ul></div></nav>
<main id="main"><h1>Agency API</h1>
<p>Everything that an agency’s site and its widgets ask. The tenant is the key in <code>x-agency-key</code> with an allowed <code>Origin</code>, else the exact host; never a field of a body.</p>
<p>Success is <code>{ "data": … }</code>. Failure is <code>{ "error", "code", "requestId", "fields"? }</code> with the status of its code. Switch on <code>code</code>, never on the text.</p>
<p id="none" hidden>No call matches.</p>
${body}
<section id="errors"><h2>Error codes</h2><div class="scroll" tabindex="0" role="region" aria-label="Error codes"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Text when nothing better is known</th></tr></thead><tbody>${errors}</tbody></table></div></section>
</main><script nonce="${nonce}">${script}</script></body></html>`;
}

/** Whose roles have the permission, in words. */
function whoMay(needs: Permission): string {
  const holders: readonly string[] = permissions[needs];
  if (roles.every((role) => role === 'visitor' || holders.includes(role))) return 'Needs a log-in.';
  return `For ${holders.map((role) => role.replaceAll('_', ' ')).join(', ')}.`;
}

function article(operation: Operation & { id: string; method: string; path: string }): string {
  const { id, method, path, summary, needs } = operation;
  const notes = [
    needs ? whoMay(needs) : '',
    operation.stream ? 'Streams: one JSON value a line (NDJSON).' : '',
    operation.file ? `Answers with a file (${escape(operation.file)}).` : '',
    operation.idempotent
      ? `${operation.idempotent === true ? 'Send' : 'May come with'} an <code>Idempotency-Key</code> header; the same key does nothing twice.`
      : '',
  ].filter(Boolean);
  const response = toSchema(operation.response, 'output');
  const codes = [...codesOf(operation).values()].flat();
  return `<article id="${id}" data-text="${escape(`${id} ${method} ${path} ${summary} ${operation.tag}`.toLowerCase())}">
<h3><b class="m ${method.toLowerCase()}">${method}</b> <code>${escape(path)}</code></h3>
<p>${escape(summary)}. ${notes.join(' ')}</p>
${operation.params ? block('Path', shape(toSchema(operation.params, 'input'))) : ''}
${operation.query ? block('Query', shape(toSchema(operation.query, 'input'))) : ''}
${operation.body ? block('Body', shape(toSchema(operation.body, 'input'))) : ''}
${operation.file ? '' : Object.keys(response).length > 0 ? block('Answer', shape(response)) : '<p>Answers <code>204</code> without a body.</p>'}
<p class="codes">May fail with ${codes.map((code) => `<code>${code}</code>`).join(' ')}</p></article>`;
}

function block(title: string, text: string): string {
  const lines = text.split('\n').length;
  return `<details${lines < 24 ? ' open' : ''}><summary>${title}</summary><pre tabindex="0">${escape(text)}</pre></details>`;
}

/** A JSON Schema the way people write it down: names, types, limits. */
export function shape(schema: Json, indent = '', definitions?: Json): string {
  const defs = (schema['$defs'] as Json | undefined) ?? definitions;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').pop() ?? '';
    return name === '#' ? 'the same again' : `${name.startsWith('__') ? 'the same again' : name}`;
  }
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum']))
    return (schema['enum'] as unknown[]).map((value) => JSON.stringify(value)).join(' | ');
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) return options.map((option) => shape(option, indent, defs)).join(' | ');
  const { type } = schema;
  if (type === 'object' || schema['properties']) {
    const properties = Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {});
    const extra = schema['additionalProperties'];
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    const lines = properties.map(
      ([name, member]) =>
        `${indent}  ${name}${required.has(name) ? '' : '?'}: ${shape(member, `${indent}  `, defs)}`,
    );
    if (typeof extra === 'object' && extra)
      lines.push(`${indent}  [name]: ${shape(extra as Json, `${indent}  `, defs)}`);
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  if (type === 'array') return `[ ${shape((schema['items'] as Json | undefined) ?? {}, indent, defs)} ]`;
  const limits = [
    ['minimum', '≥ '], ['maximum', '≤ '], ['minLength', 'at least '], ['maxLength', 'at most '], ['pattern', ''],
  ].flatMap(([key, label]) => {
    const value = schema[key ?? ''];
    return value === undefined || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? [] : [`${label}${String(value)}`];
  }); // prettier-ignore
  const name = Array.isArray(type) ? type.join(' | ') : String(type ?? 'anything');
  return `${name}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

const css = `
:root{color-scheme:light dark;--ink:light-dark(#1b2130,#eef1f7);--soft:light-dark(#4b5468,#b3bccd);--bg:light-dark(#fbfbfd,#14171f);--card:light-dark(#fff,#1b1f2a);--line:light-dark(#dde1ea,#333a49);--brand:light-dark(#0b57b4,#8fc1ff)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:300px minmax(0,1fr);font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--bg)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 16px 40px;border-inline-end:1px solid var(--line);font-size:14px}
.title{font-weight:700;font-size:18px;margin:0 0 16px}nav h2{font-size:12px;letter-spacing:.06em;text-transform:uppercase;color:var(--soft);margin:20px 0 6px}
nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:5px 8px;border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}nav a:hover{background:var(--card)}
label{display:block;font-size:13px;color:var(--soft);margin-bottom:4px}input{width:100%;height:40px;padding:0 12px;font:inherit;color:inherit;background:var(--card);border:1px solid light-dark(#79829a,#7c869c);border-radius:10px}
main{padding:40px clamp(20px,5vw,72px) 120px;max-width:1080px}h1{font-size:34px;line-height:1.15;margin:0 0 12px}main>section>h2{font-size:24px;margin:48px 0 8px}
article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px 24px;margin:16px 0;scroll-margin-top:16px}h3{font-size:17px;margin:0;overflow-wrap:anywhere}
.m{display:inline-block;min-width:46px;font:700 11px/1.9 ui-monospace,monospace;color:light-dark(#0f5132,#8be0b0)}.m.post{color:light-dark(#7a3e00,#ffc27a)}
pre{overflow:auto;margin:8px 0 0;padding:14px 16px;border-radius:10px;background:var(--bg);border:1px solid var(--line);font:13px/1.5 ui-monospace,monospace}
code{font-family:ui-monospace,monospace;font-size:.92em}summary{cursor:pointer;font-weight:600;margin-top:10px}article>:last-child{margin-bottom:0}.codes{color:var(--soft);font-size:13px}.codes code{white-space:nowrap}
.scroll{overflow:auto}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:8px 12px;border-bottom:1px solid var(--line);vertical-align:top}
a{color:var(--brand)}:focus-visible{outline:2px solid var(--brand);outline-offset:2px}.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset-inline-start:8px;top:8px;background:var(--card);padding:8px;z-index:2}
@media(max-width:820px){body{grid-template-columns:1fr}nav{position:static;height:auto;border-inline-end:0;border-bottom:1px solid var(--line)}#menu{display:none}}`;

const script = `
const q=document.getElementById('q'),none=document.getElementById('none');
q.addEventListener('input',()=>{const words=q.value.toLowerCase().split(/\\s+/).filter(Boolean);let shown=0;
for(const a of document.querySelectorAll('article')){const hit=words.every(w=>a.dataset.text.includes(w));a.hidden=!hit;if(hit)shown++;
const item=document.querySelector('li[data-for="'+a.id+'"]');if(item)item.hidden=!hit}
for(const s of document.querySelectorAll('main>section:not(#errors)'))s.hidden=![...s.querySelectorAll('article')].some(a=>!a.hidden);
none.hidden=shown>0});`;
