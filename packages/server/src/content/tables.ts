import type { LegalName } from '@portolan/contract';

/** Rows of what an agency writes. Times are ISO text in UTC, jsonb columns are parsed. */
export interface ContentTables {
  about_pages: {
    agency_id: string;
    language: string;
    is_enabled: boolean;
    image: string | null;
    title: string;
    content: string;
  };
  faqs: {
    agency_id: string;
    language: string;
    is_enabled: boolean;
    header_message: string;
    questions: { question: string; answer: string }[];
  };
  articles: {
    agency_id: string;
    slug: string;
    /** See `content/picture.ts`. */
    image: string | null;
    author: string;
    published_at: string | null;
    updated_at: string;
  };
  article_texts: {
    agency_id: string;
    slug: string;
    language: string;
    title: string;
    summary: string;
    /** Sanitised HTML. */
    content: string;
  };
  legal_texts: {
    agency_id: string;
    name: LegalName;
    language: string;
    /** Sanitised HTML. */
    content: string;
    updated_at: string;
  };
}
