import { Icon } from '@portolan/ui';

/** The marks of the agent's menu on the 24 grid, drawn here. */
const marks = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  plane: 'M3 13l18-8-6 16-3.500-6.500zM11.500 14.500L21 5',
  people: 'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 20c.6-3.500 3-5 6.500-5s5.900 1.500 6.500 5M16 5.500a3.500 3.500 0 0 1 0 6.500M18 15.500c2 .8 3.200 2.300 3.500 4.500',
  badge: 'M6 3h12v18H6zM10 3v2h4V3M12 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 17c.5-1.500 1.500-2 3-2s2.500.5 3 2',
  ticket: 'M3 8V6h18v2a2 2 0 0 0 0 4v0a2 2 0 0 0 0 4v2H3v-2a2 2 0 0 0 0-4v0a2 2 0 0 0 0-4zM14 6v3M14 11v2M14 15v3',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h4M12 12h8M10 10v4',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4zM4 7l11-3v3M16 13.500v.01',
  cap: 'M12 5 2 10l10 5 10-5zM6 12.500V17c3 2.500 9 2.500 12 0v-4.500M22 10v5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  inbox: 'M4 4h16v16H4zM4 14h5l1 2h4l1-2h5',
  brush: 'M20 4c-6 2-10 6-12 10l3 3c4-2 8-6 9-13zM8 14c-3 0-3 4-5 6 3 .5 7 0 8-3',
  card: 'M3 6h18v12H3zM3 10h18M7 15h3',
  lifebuoy: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM6 6l3.500 3.500M18 6l-3.500 3.500M6 18l3.500-3.500M18 18l-3.500-3.500',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  dot: 'M12 12v.01',
  fold: 'M4 4h16v16H4zM9 4v16M15 10l-2 2 2 2',
  unfold: 'M4 4h16v16H4zM9 4v16M13 10l2 2-2 2',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const; // prettier-ignore
export type MarkName = keyof typeof marks;

/** What points along the line of reading. */
const directed: ReadonlySet<MarkName> = new Set(['plane', 'leave', 'fold', 'unfold', 'out']);

/** Decorative; the words beside it carry the meaning. */
export function NavMark({ name, size }: { name: MarkName; size?: number }) {
  return <Icon icon={{ d: marks[name], ...(directed.has(name) && { mirror: true }) }} size={size} />;
}
