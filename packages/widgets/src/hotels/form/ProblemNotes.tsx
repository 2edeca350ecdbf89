import type { QueryProblem } from '@portolan/core/hotels';
import { Icon, infoIcon, useStyles } from '@portolan/ui';
import { useFlow } from '../flow.ts';
import notesCss from './notes.css?inline';

/** What the address said that could not be used, in words. */
export function ProblemNotes({ problems }: { problems: readonly QueryProblem[] }) {
  useStyles(notesCss);
  const { t } = useFlow().context;
  const texts = [...new Set(problems.map((problem) => noteKey(problem)))].map((key) => t(key));
  if (texts.length === 0) return null;
  return (
    <ul className="htl-notes">
      {texts.map((text) => (
        <li key={text}>
          <Icon icon={infoIcon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function noteKey({ param, reason }: QueryProblem) {
  if (param === 'startDate' || param === 'endDate') {
    if (reason === 'in-past') return 'hotels.note.past' as const;
    if (reason === 'too-long') return 'hotels.note.too-long' as const;
    return 'hotels.note.dates' as const;
  }
  if (param === 'occupancy') return 'hotels.note.occupancy' as const;
  return 'hotels.note.other' as const;
}
