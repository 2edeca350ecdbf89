/** Rows of the tables that migration 170 makes. Times are ISO text in UTC. */
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
}
