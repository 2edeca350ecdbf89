import type { CancellationPolicy } from '@portolan/contract';
import type { Money } from '@portolan/core';
import { cancellationTimeline, type CancellationStretch } from '@portolan/core/terms';
import { useFlow } from './flow.ts';
import { price, timeAt } from './format.ts';

/**
 * A policy as a line of time and as sentences; the sentences alone say everything. Times are the place's own. Where the price is
 * hidden (`total` is `null`), costs are percentages.
 */
export function CancellationTerms({
  policy,
  total,
  startsAt,
  timeZone,
}: {
  policy: CancellationPolicy;
  total: Money | null;
  /** The instant when what is cancelled begins, where the line of time ends. */
  startsAt: string;
  timeZone: string;
}) {
  const { t, now } = useFlow().context;
  const stretches = cancellationTimeline(policy, total, now());
  return (
    <div className="trv-terms">
      <CancellationBar stretches={stretches} startsAt={startsAt} />
      <ol>
        {stretches.map((stretch, i) => (
          <li key={i} className={`is-${stretch.kind} is-${stretch.state}`}>
            <span>{when(stretch)}</span>
            <b>
              {stretch.kind === 'free' ? (
                t('stays.terms.free')
              ) : stretch.penalty && total ? (
                <bdi>{price(stretch.penalty, t.language)}</bdi>
              ) : (
                <bdi>{stretch.percent ?? 100}%</bdi>
              )}
            </b>
          </li>
        ))}
      </ol>
      {stretches.length > 1 && (
        <p className="trv-terms-zone">
          {t('stays.terms.zone', { zone: timeZone.replace(/^.*\//, '').replaceAll('_', ' ') })}
        </p>
      )}
    </div>
  );

  function when({ from, until, kind }: CancellationStretch): string {
    const at = (instant: string) => timeAt(instant, timeZone, t.language);
    if (from === null && until === null)
      return t(kind === 'full' ? 'stays.terms.never' : 'stays.terms.always');
    if (from === null) return t('stays.terms.until', { date: at(until!) });
    if (until === null) return t('stays.terms.from', { date: at(from) });
    return t('stays.terms.between', { from: at(from), until: at(until) });
  }
}

/** The line of time alone; decorative, the sentences beside it carry the meaning. */
export function CancellationBar({
  stretches,
  startsAt,
}: {
  stretches: readonly CancellationStretch[];
  startsAt: string;
}) {
  const { now } = useFlow().context;
  const end = Date.parse(startsAt);
  return (
    <div className="trv-terms-bar" aria-hidden="true">
      {stretches.map((stretch, i) => (
        <i
          key={i}
          className={`is-${stretch.kind} is-${stretch.state}`}
          style={{ flex: share(stretch, now(), end) }}
        />
      ))}
    </div>
  );
}

/** Share of the line; logarithmic, because three months of "free" would hide two days of penalties. */
function share({ from, until }: CancellationStretch, now: number, end: number): number {
  const start = from === null ? now : Date.parse(from);
  const stop = until === null ? Math.max(end, start) : Date.parse(until);
  return 1 + Math.log2(1 + Math.max(0, stop - start) / 86_400_000);
}
