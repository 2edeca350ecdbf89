import { Icon } from '@portolan/ui';

/** Small marks of the shell on the 24 grid, drawn here: no vendor's artwork. */
const marks = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.7-4 4-6 8-6s7.300 2 8 6',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone: 'M6 3h3l2 5-2.500 1.500a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  linkedin: 'M5 10v9M5 5.500v.01M10 19v-9M10 14c0-5 8-5.500 8 0v5',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.900v.01',
  facebook: 'M14 21v-8h3M14 13h-4M14 13V9a3 3 0 0 1 3-3M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  discord:
    'M8 6c2.500-1 5.500-1 8 0 3 3 4.500 7 5 11-1.500 1.500-3 2-4.500 2L15 17c-2 .6-4 .6-6 0l-1.500 2C6 19 4.500 18.500 3 17c.5-4 2-8 5-11zM9.500 12.500v.01M14.500 12.500v.01',
  tiktok: 'M13 3v12a4 4 0 1 1-4-4M13 3c.5 3 2.500 5 6 5',
} as const;
export type MarkName = keyof typeof marks;

/** Decorative; the words beside it carry the meaning. */
export function Mark({ name, size }: { name: MarkName; size?: number }) {
  return <Icon icon={{ d: marks[name] }} size={size} />;
}

/** Accepted payments with their text alternatives, in the order of the specification (FTR-03). Neutral artwork of our own. */
export const payments = ['Discover', 'Visa', 'American Express', 'Master Card', 'Bitcoin'] as const;
const faces: Record<(typeof payments)[number], readonly string[]> = {
  Discover: ['M8 14a18 18 0 0 0 32 0', 'M24 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10z'],
  Visa: ['M10 9l5 14 6-14', 'M26 23l2-14M38 11c-4-3-8 0-6 3s7 3 5 6-6 3-8 1'],
  'American Express': ['M8 22l5-12 5 12M10 18h6', 'M24 10h9M24 16h8M24 22h9M24 10v12M36 10l6 12M42 10l-6 12'],
  'Master Card': ['M20 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16z', 'M30 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16z'],
  Bitcoin: ['M20 8h6a4 4 0 0 1 0 8h-6zM20 16h7a4 4 0 0 1 0 8h-7z', 'M20 8v16M23 5v3M26 5v3M23 24v3M26 24v3'],
};

export function PaymentMark({ name }: { name: (typeof payments)[number] }) {
  return (
    <svg className="pay" viewBox="0 0 50 32" width="50" height="32" role="img" aria-label={name}>
      <rect x=".5" y=".5" width="49" height="31" rx="5" fill="none" stroke="currentColor" opacity=".35" />
      {faces[name].map((d) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke="currentColor"
          // By their own names: those of React would need a table in every page's script.
          {...{ 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }}
        />
      ))}
    </svg>
  );
}
