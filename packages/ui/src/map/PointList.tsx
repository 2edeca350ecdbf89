import type { PlacePoint } from './types.ts';

export interface PointListProps {
  label: string;
  points: readonly PlacePoint[];
  chosenId: string | null;
  onChoose(id: string): void;
  /** Called with the point below the pointer or with the focus, and with `null` after it. */
  onMark(id: string | null): void;
}

/** The points beside the map, or in its place. */
export function PointList({ label, points, chosenId, onChoose, onMark }: PointListProps) {
  return (
    <ul className="map-list" aria-label={label}>
      {points.map(({ id, name, label: text, note }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
            onPointerEnter={() => onMark(id)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(id)}
            onBlur={() => onMark(null)}
          >
            <span>
              <bdi>{name}</bdi>
              {note && <small>{note}</small>}
            </span>
            <b>
              <bdi>{text}</bdi>
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}
