import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '@portolan/tooling/paths';
import type { RunningProduct } from '../src/product.ts';

/** A page that embeds one thing or nothing, and how to tell that it can be used. */
export interface HostPage {
  url: string;
  /** Of the element whose appearance makes the page ready; ` >>> ` leads into a shadow root. */
  selector: string;
}

export interface HostPages {
  /** The host page with nothing embedded. */
  blank: HostPage;
  /** A form of similar fields on react-dom, without a date picker or a list of places: about 59 kB of script. */
  reactForm: HostPage;
  /** `<travel-hotels>` by script tag, as the documentation writes it. */
  scriptTag: HostPage;
  /** The same with the widget's first screen in the page as declarative shadow DOM. */
  declarative: HostPage;
  close(): void;
}

const submit = 'form button[type=submit]';

/** A page with some text around what is embedded. */
function hostDocument({ head = '', slot = '' }: { head?: string; slot?: string }): string {
  const text = (sentence: string) => `<p>${`${sentence} `.repeat(6)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Host page</title>
<link rel="icon" href="data:,">
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto}</style>
${head}
</head>
<body>
<h1>A host page</h1>
${text('Text above the widget.')}
<div>${slot}</div>
${text('Text below the widget.')}
<p id="end">End.</p>
</body>
</html>`;
}

/** `react-form.tsx` as one minified module on react-dom. */
async function bundleReactForm(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./react-form.tsx', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [{ code }] = output;
  if (output.length !== 1 || !/react-hotel-search/.test(code))
    throw new Error('The react form was not built into one file.');
  return code;
}

/** The documented tag of the loader. @param site where the scripts come from */
function loaderTag(site: string): string {
  return `<script type="module" src="${site}/sdk/v1/embed.js" data-agency="pk_demo_harbour"></script>`;
}

/** The widget as HTML from the product's own endpoint, as a partner's server would ask for it. */
async function declarativeHotels(product: RunningProduct): Promise<string> {
  const query = new URLSearchParams({ key: 'pk_demo_harbour', lang: 'en' });
  const answer = await fetch(`${product.api}/sdk/v1/html/travel-hotels?${query}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The widget's HTML answered ${answer.status}: ${text}`);
  return text;
}

/** Serves what `files` holds by path, compressed with brotli as a production server's files are. */
async function serveCompressed(files: Readonly<Record<string, { type: string; text: string }>>) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const ready = new Map(
    Object.entries(files).map(([path, { type, text }]) => [
      path,
      { type, body: brotliCompressSync(text, { params }) },
    ]),
  );
  const server = createServer((request, response) => {
    const file = ready.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': `${file.type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': file.body.length,
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Builds and serves the pages that `usable.ts` compares. */
export async function startHostPages(product: RunningProduct): Promise<HostPages> {
  const loader = loaderTag(product.site);
  const html = (parts: { head?: string; slot?: string }) => ({
    type: 'text/html',
    text: hostDocument(parts),
  });
  const { origin, close } = await serveCompressed({
    '/blank': html({}),
    '/react-form.js': { type: 'text/javascript', text: await bundleReactForm() },
    '/react-form': html({
      head: '<script type="module" src="/react-form.js"></script>',
      slot: '<react-hotel-search></react-hotel-search>',
    }),
    '/script-tag': html({ head: loader, slot: '<travel-hotels></travel-hotels>' }),
    '/declarative': html({ head: loader, slot: await declarativeHotels(product) }),
  });
  return {
    blank: { url: `${origin}/blank`, selector: '#end' },
    reactForm: { url: `${origin}/react-form`, selector: `react-hotel-search >>> ${submit}` },
    scriptTag: { url: `${origin}/script-tag`, selector: `travel-hotels >>> ${submit}` },
    declarative: { url: `${origin}/declarative`, selector: `travel-hotels >>> ${submit}` },
    close,
  };
}

/** Serves host pages that search and show deals, with our code from `site`. */
export async function startListPages(site: string) {
  const page = (slot: string) => ({
    type: 'text/html',
    text: hostDocument({ head: loaderTag(site), slot }),
  });
  const { origin, close } = await serveCompressed({
    '/hotels': page('<travel-hotels destination="Lisbon"></travel-hotels>'),
    '/deals': page('<travel-deals></travel-deals>'),
  });
  return { hotels: `${origin}/hotels`, deals: `${origin}/deals`, close };
}
