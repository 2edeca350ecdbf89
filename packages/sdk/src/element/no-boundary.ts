import type { ReactNode } from 'react';

/** In the place of `Boundary` in the script-tag build, whose renderer tells the root of what was thrown (`lite-aliases.ts`). */
export const Boundary = ({ children }: { children: ReactNode }): ReactNode => children;
