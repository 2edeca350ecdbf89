import type { PriceLines, TaxLine } from '@portolan/core/hotels';
import { useFlow } from '../flow.ts';
import { Amount } from './Parts.tsx';

/**
 * Rooms, each tax by name, the total, and what of it is due now and what at the property.
 * @param now says instead what became of the first part, once something did
 */
export function PriceLinesList({ lines, nights, now }: { lines: PriceLines; nights: number; now?: string }) {
  const { t } = useFlow().context;
  const taxes = (items: readonly TaxLine[]) =>
    items.map((tax, i) => (
      <div key={`${tax.code}-${i}`}>
        <dt>{taxName(tax.code)}</dt>
        <dd>
          <Amount value={tax.amount} />
        </dd>
      </div>
    ));
  return (
    <dl className="htl-lines">
      {lines.rooms && (
        <div>
          <dt>{t('stays.lines.rooms', { count: nights })}</dt>
          <dd>
            <Amount value={lines.rooms} />
          </dd>
        </div>
      )}
      {taxes(lines.taxesNow)}
      {taxes(lines.taxesAtProperty)}
      <div className="is-sum">
        <dt>{t('stays.lines.total')}</dt>
        <dd>
          <Amount value={lines.total} />
        </dd>
      </div>
      <div className="is-sub">
        <dt>{now ?? t('stays.lines.now')}</dt>
        <dd>
          <Amount value={lines.dueNow} />
        </dd>
      </div>
      {lines.split && (
        <div className="is-sub">
          <dt>{t('stays.lines.there')}</dt>
          <dd>
            <Amount value={lines.dueAtProperty} />
          </dd>
        </div>
      )}
    </dl>
  );

  function taxName(code: string): string {
    const key = `stays.tax.${code}`;
    return t.has(key) ? t(key) : t('stays.tax.other');
  }
}
