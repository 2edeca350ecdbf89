import { lazyScreen } from '../lazy-screen.tsx';
import type { OfficeProps } from './Office.tsx';

/** The back-office, whose code and texts only an agency's people load. */
export const LazyOffice = lazyScreen<OfficeProps>(() => import('./Office.tsx').then(({ Office }) => Office));
