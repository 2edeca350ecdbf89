import type { AboutUs } from '@portolan/contract';
import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Note, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { prose } from '../prose.ts';
import { useContent } from '../use-content.ts';

/** Image, title and text of the agency; on only when neither switch is off (A-09, ABOUT-01 to ABOUT-07). */
export function About({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  const t = useT();
  const on = context.agency.isAbousUsEnable;
  const { status, value, retry } = useContent<readonly AboutUs[]>(
    context.content?.aboutUs,
    on ? async (signal) => (await context.client.call('getAboutUs', { signal })).data : null,
  );
  if (!on) return <Note text={t('pages.about.off')} art={context.art.empty} />;
  if (status === 'loading') return <Waiting text={t('pages.about.loading')} />;
  if (status === 'failed') return <Failed onRetry={retry} />;
  // Of several, the first counts (ABOUT-06).
  const first = value?.[0];
  if (!first?.isEnabled) return <Note text={t('pages.about.off')} art={context.art.empty} />;
  return (
    <article className="doc">
      {first.image && <img className="doc-image" src={first.image} alt="" width="1000" height="400" />}
      <h1 dir="auto">{first.title}</h1>
      <div className="prose" dir="auto" dangerouslySetInnerHTML={prose(first.content)} />
    </article>
  );
}
