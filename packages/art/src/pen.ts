/** What every mark may carry besides its shape and fill. */
export interface Look {
  readonly opacity?: number;
  readonly transform?: string;
  /** Corner radius; rectangles only. */
  readonly rx?: number;
}

export interface StrokeLook extends Look {
  /** @default 'round' */
  readonly cap?: 'round' | 'butt';
}

/** `[offset, colour, opacity?]` */
export type Stop = readonly [number, string, number?];

/** Lengths keep one decimal, places (100 and more) none: invisible on an 800-unit canvas, and half the bytes. */
export function round(value: number): string {
  // Adding 0 turns -0 into 0.
  return String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 + 0 : Math.round(value));
}

/** Path data with its numbers rounded: d`M${x} ${y}h${w}` */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, i) => {
    out += (typeof value === 'number' ? round(value) : value) + (parts[i + 1] ?? '');
  });
  return out;
}

/** `Mx yLx y…z` through the given points. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return 'M' + points.map(([x, y]) => d`${x} ${y}`).join('L') + 'z';
}

/**
 * Collects drawing elements and definitions as text. Every id starts with the pen's prefix, so several pictures can
 * stand inline on one page.
 */
export class Pen {
  readonly prefix: string;
  #body = '';
  #defs = '';
  #names = 0;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  path(data: string, fill: string, look?: Look): void {
    if (data) this.#body += `<path d="${data}" fill="${fill}"${attributes(look)}/>`;
  }

  stroke(data: string, colour: string, width: number, look?: StrokeLook): void {
    if (!data) return;
    const cap = look?.cap === 'butt' ? '' : ' stroke-linecap="round"';
    this.#body +=
      `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}"` +
      `${cap}${attributes(look)}/>`;
  }

  rect(x: number, y: number, w: number, h: number, fill: string, look?: Look): void {
    const corner = look?.rx ? ` rx="${round(look.rx)}"` : '';
    this.#body +=
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"` +
      ` fill="${fill}"${corner}${attributes(look)}/>`;
  }

  circle(x: number, y: number, r: number, fill: string, look?: Look): void {
    this.#body += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes(look)}/>`;
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, look?: Look): void {
    this.#body +=
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"` +
      ` fill="${fill}"${attributes(look)}/>`;
  }

  /** Everything drawn inside shares one opacity or transform. */
  group(look: Look, draw: () => void): void {
    const inner = this.#collect(draw);
    this.#body += `<g${attributes(look)}>${inner}</g>`;
  }

  /** Draws once and shows it twice: upright, and upside down below the line `y`, squashed and faded. */
  reflected(y: number, squash: number, opacity: number, draw: () => void): void {
    const id = this.#id();
    const inner = this.#collect(draw);
    this.#defs += `<g id="${id}">${inner}</g>`;
    this.#body +=
      `<use href="#${id}" transform="matrix(1 0 0 -${squash} 0 ${round(y * (1 + squash))})" opacity="${opacity}"/>` +
      `<use href="#${id}"/>`;
  }

  /** Draws once, keeps it for {@link use}. */
  symbol(draw: () => void): string {
    const id = this.#id();
    const inner = this.#collect(draw);
    this.#defs += `<g id="${id}">${inner}</g>`;
    return id;
  }

  use(symbol: string, transform: string): void {
    this.#body += `<use href="#${symbol}" transform="${transform}"/>`;
  }

  /** Draws inside the outline only. */
  clipped(outline: string, draw: () => void): void {
    const id = this.#id();
    const inner = this.#collect(draw);
    this.#defs += `<clipPath id="${id}"><path d="${outline}"/></clipPath>`;
    this.#body += `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** A paint for `fill`, top to bottom unless told otherwise; offsets and vector in the shape's own box. */
  linear(stops: readonly Stop[], x2 = 0, y2 = 1): string {
    const id = this.#id();
    this.#defs += `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[]): string {
    const id = this.#id();
    this.#defs += `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`;
    return `url(#${id})`;
  }

  /** Ready-made SVG text, such as a nested picture. */
  raw(svg: string): void {
    this.#body += svg;
  }

  toString(): string {
    return (this.#defs && `<defs>${this.#defs}</defs>`) + this.#body;
  }

  #id(): string {
    return this.prefix + (this.#names++).toString(36);
  }

  // Call it before touching #defs or #body with `+=`: what is drawn inside may add definitions of its own.
  #collect(draw: () => void): string {
    const outer = this.#body;
    this.#body = '';
    draw();
    const inner = this.#body;
    this.#body = outer;
    return inner;
  }
}

function attributes(look?: Look): string {
  if (!look) return '';
  const opacity = look.opacity === undefined ? '' : ` opacity="${Math.round(look.opacity * 100) / 100}"`;
  return opacity + (look.transform ? ` transform="${look.transform}"` : '');
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}
