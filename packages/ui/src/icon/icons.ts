/** An outline on the 24 grid. Each is an export of its own, so that a bundle holds only those it shows. */
export interface IconShape {
  readonly d: string;
  /** Flips in right-to-left text: arrows, chevrons, the plane. */
  readonly mirror?: true;
}

// Four files, because a bundle keeps a file's marks together: first paint, all widgets' later views, car cards, everything else.
export * from './icons-first.ts';
export * from './icons-shared.ts';
export * from './icons-cars.ts';
export * from './icons-more.ts';
