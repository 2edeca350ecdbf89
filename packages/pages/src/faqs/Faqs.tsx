import { useId, useState } from 'react';
import type { Faqs as FaqsData } from '@portolan/contract';
import { downIcon, Icon, useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Note, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { prose } from '../prose.ts';
import { showsFaqs } from './shows-faqs.ts';
import { useContent } from '../use-content.ts';

/** Questions and answers under a header message, one open at a time (FAQ-01 to FAQ-09). */
export function Faqs({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  const t = useT();
  const on = context.agency.isFaqEnable;
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  const { status, value, retry } = useContent<readonly FaqsData[]>(
    context.content?.faqs,
    on ? async (signal) => (await context.client.call('getFaqs', { signal })).data : null,
  );
  if (!on) return <Note text={t('pages.faqs.off')} art={context.art.empty} />;
  if (status === 'loading') return <Waiting text={t('pages.faqs.loading')} />;
  if (status === 'failed') return <Failed onRetry={retry} />;
  // Of several, the first counts (FAQ-08).
  const first = value?.[0];
  if (first && !first.isEnabled) return <Note text={t('pages.faqs.off')} art={context.art.empty} />;
  if (!first || !showsFaqs(first.questions))
    return <Note text={t('pages.faqs.none')} art={context.art.empty} />;
  return (
    <article className="doc">
      <h1 dir="auto">{first.headerMessage || t('pages.faqs.heading')}</h1>
      {first.questions.map(({ question, answer }, index) => (
        <section className="faq" key={question}>
          <h2>
            <button
              type="button"
              id={`${id}-q${index}`}
              aria-expanded={open === index}
              aria-controls={`${id}-a${index}`}
              onClick={() => setOpen(open === index ? null : index)}
            >
              <span dir="auto">{question}</span>
              <Icon icon={downIcon} />
            </button>
          </h2>
          <div
            className="prose"
            dir="auto"
            id={`${id}-a${index}`}
            role="region"
            aria-labelledby={`${id}-q${index}`}
            hidden={open !== index}
            dangerouslySetInnerHTML={prose(answer)}
          />
        </section>
      ))}
    </article>
  );
}
