import type { PriceLines, TaxLine } from '@portolan/core/price';
import { useFlow } from './flow.ts';
import { dayAt } from './format.ts';
import { Amount } from './Parts.tsx';

/**
 * What is sold, each tax by name, the total, and what of it is due now, what later and what there.
 * @param base names what is sold, such as "Room for 2 nights"
 * @param timeZone of the place, by whose calendar a later day is named
 * @param now says instead what became of the first part, once something did
 */
export function PriceLinesList({
  lines,
  base,
  timeZone,
  now,
}: {
  lines: PriceLines;
  base: string;
  timeZone: string;
  now?: string;
}) {
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
    <dl className="trv-lines">
      {lines.base && (
        <div>
          <dt>{base}</dt>
          <dd>
            <Amount value={lines.base} />
          </dd>
        </div>
      )}
      {taxes(lines.taxes)}
      {taxes(lines.dueThere)}
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
      {lines.dueLater.map(({ amount, by }) => (
        <div className="is-sub" key={by}>
          <dt>{t('stays.lines.later', { date: dayAt(by, timeZone, t.language) })}</dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
      ))}
      {lines.split && (
        <div className="is-sub">
          <dt>{t('stays.lines.there')}</dt>
          <dd>
            <Amount value={lines.dueThereTotal} />
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
