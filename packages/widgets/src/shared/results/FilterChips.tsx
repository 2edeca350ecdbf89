import { Icon, closeIcon } from '@portolan/ui';
import { useFlow } from '../flow.ts';

/** A filter that is on. */
export interface FilterChip {
  readonly label: string;
  /** Takes it off. */
  remove(): void;
}

/** The filters that are on, each with its own way out; nothing while none is. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear(): void }) {
  const { t } = useFlow().context;
  if (chips.length === 0) return null;
  return (
    <ul className="trv-chips" aria-label={t('stays.filters.active')}>
      {chips.map(({ label, remove }) => (
        <li key={label}>
          <button type="button" onClick={remove}>
            <span className="vh">{t('stays.chip.remove')} </span>
            <bdi>{label}</bdi>
            <Icon icon={closeIcon} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="is-clear" onClick={onClear}>
          {t('stays.filters.clear')}
        </button>
      </li>
    </ul>
  );
}
