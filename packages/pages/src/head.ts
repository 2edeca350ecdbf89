import type { Agency, PageContent } from '@portolan/contract';
import type { T } from '@portolan/i18n';
import { showsFaqs } from './faqs/shows-faqs.ts';
import { isLegalName, legalTitle } from './legal/legal-texts.ts';
import { placesHead } from './places/places-head.ts';
import { summaryOf } from './summary-of.ts';

/** What search engines and networks are told about a page. The site writes every tag from this one shape. */
export interface PageHead {
  /** Of the page alone; the site adds the agency's name. */
  readonly title: string;
  /** Plain text. @default the agency's own */
  readonly description?: string;
  /** Address of the picture that networks show. @default the agency's own */
  readonly image?: string | null;
  /** @default 'website' */
  readonly type?: 'website' | 'article';
  /** Path of the one address that counts, without parameters. @default the page's own */
  readonly canonical?: string;
  /** In no index. @default false */
  readonly noindex?: boolean;
  /** Structured data, beside the agency's own. @default none */
  readonly jsonLd?: readonly object[];
  /** From the start page down to this one, without either. @default none */
  readonly trail?: readonly (readonly [title: string, path: string])[];
}

/** The part of a page's context that its head needs. */
export interface HeadContext {
  readonly agency: Agency;
  readonly t: T;
  readonly content: PageContent;
  /** Origin of the site, for addresses in structured data. */
  readonly origin: string;
}

/** The head of a public page; `null` for one that has nothing of its own to say: the agency's stands. */
export function headOf(name: string, { agency, t, content, origin }: HeadContext): PageHead | null {
  if (name === 'about') {
    const about = agency.isAbousUsEnable ? content.aboutUs?.[0] : undefined;
    if (!about?.isEnabled) return { title: t('site.about'), noindex: true };
    return { title: about.title, description: summaryOf(about.content), image: about.image };
  }
  if (name === 'faqs') {
    const faqs = agency.isFaqEnable ? content.faqs?.[0] : undefined;
    if (!faqs?.isEnabled || !showsFaqs(faqs.questions))
      return { title: t('pages.faqs.heading'), noindex: true };
    const mainEntity = faqs.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    return {
      title: t('pages.faqs.heading'),
      description: summaryOf(faqs.headerMessage),
      jsonLd: [{ '@type': 'FAQPage', mainEntity }],
    };
  }
  if (isLegalName(name)) return { title: t(legalTitle(name)) };
  if (name === 'blog') {
    const { page = 1, pages = 0 } = content.articles ?? {};
    return {
      title: t('pages.blog.title'),
      description: t('pages.blog.intro', { agency: agency.agencyName }),
      // Later pages are lists of links that change; the articles themselves are found by the sitemap.
      noindex: page > 1 || pages === 0,
    };
  }
  if ((name === 'blog.article' || name === 'blog-share') && content.article) {
    const { slug, title, summary, image, author, publishedAt, updatedAt, language } = content.article;
    const canonical = `/blog/${slug}`;
    return {
      title,
      description: summary,
      image,
      type: 'article',
      canonical,
      noindex: name === 'blog-share',
      trail: [[t('pages.blog.title'), '/blog']],
      jsonLd: [
        {
          '@type': 'BlogPosting',
          headline: title,
          description: summary,
          inLanguage: language,
          datePublished: publishedAt,
          dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
          author: { '@type': 'Person', name: author },
          publisher: { '@type': 'TravelAgency', name: agency.agencyName, url: `${origin}/` },
          mainEntityOfPage: origin + canonical,
          ...(image ? { image } : {}),
        },
      ],
    };
  }
  return placesHead(name, { agency, t, content, origin });
}
