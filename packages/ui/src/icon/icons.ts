/** An outline on the 24 grid. Each is an export of its own, so that a bundle holds only those it shows. */
export interface IconShape {
  readonly d: string;
  /** Flips in right-to-left text: arrows, chevrons, the plane. */
  readonly mirror?: true;
}

// Five files, because a bundle keeps a file's marks together: first paint, a hotel's deal, all widgets' later views, car cards, the rest.
export * from './icons-first.ts';
export * from './icons-deals.ts';
export * from './icons-shared.ts';
export * from './icons-cars.ts';
export * from './icons-more.ts';
