// What elements extend where there is no DOM: the npm package can be imported by a server that renders.
const Base = globalThis.HTMLElement ?? class {};

export { Base as HTMLElement };
