import type { LegalName } from '@portolan/contract';

/** Rows of the tables that migrations 170 and 171 make. Times are ISO text in UTC. */
export interface ContentTables {
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
