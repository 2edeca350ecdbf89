import { loadLater } from '../shell/load-later.tsx';

/** The owner's questions. */
export const LazyBusinessInfo = loadLater(() =>
  import('./BusinessInfo.tsx').then(({ BusinessInfo }) => BusinessInfo),
);
