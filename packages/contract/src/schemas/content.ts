import { z } from 'zod';
import { Instant } from './common.ts';

/** What an article is addressed by: lower-case words with hyphens between, such as `three-days-in-lisbon`. */
export const ArticleSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const language = z.enum(['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']);
const filled = (length: number) => z.string().max(length).regex(/\S/);

/** An article as lists show it, in the language that fits the reader best. */
export const ArticleSummary = z.object({
  slug: z.string(),
  /** Language of the texts: the asked one, else English, else the agency's own, else one that there is. */
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Address of its picture; `null` without one. */
  image: z.string().nullable(),
  author: z.string(),
  publishedAt: Instant,
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** One page of the list, newest first. */
export const ArticleList = z.object({
  articles: z.array(ArticleSummary),
  /** From 1. */
  page: z.int(),
  /** How many pages there are; 0 when nothing is published. */
  pages: z.int(),
});
export type ArticleList = z.infer<typeof ArticleList>;

export const Article = ArticleSummary.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** The languages that it is written in. */
  languages: z.array(z.string()),
  updatedAt: Instant,
});
export type Article = z.infer<typeof Article>;

/** A picture of an agency's own page: drawn by us from a kind of scene and a seed, or one of the agency's at an https address. */
export const ContentPicture = z.union([
  z.strictObject({
    kind: z
      .string()
      .max(30)
      .regex(/^[a-z]+(-[a-z]+)*$/),
    seed: z
      .string()
      .max(60)
      .regex(/^[\w -]+$/),
  }),
  z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s"'<>\\]+$/),
]);
export type ContentPicture = z.infer<typeof ContentPicture>;

const ArticleText = z.strictObject({
  language,
  title: filled(160),
  summary: filled(400),
  /** HTML; what could run or load unseen is taken out before it is kept. */
  content: filled(40_000),
});

/** An article as staff writes it: whole, with all of its languages. */
export const ArticleInput = z.strictObject({
  image: ContentPicture.nullable(),
  author: filled(80),
  /** Shown from then on; `null` for a draft. */
  publishedAt: Instant.nullable(),
  /** One for each language that it is written in. */
  texts: z.array(ArticleText).min(1).max(9),
});
export type ArticleInput = z.infer<typeof ArticleInput>;

export const NewArticle = ArticleInput.extend({ slug: ArticleSlug });
export type NewArticle = z.infer<typeof NewArticle>;

/** An article as it is kept, drafts too, for those who write. */
export const StoredArticle = z.object({
  slug: z.string(),
  image: ContentPicture.nullable(),
  author: z.string(),
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
  texts: z.array(
    z.object({ language: z.string(), title: z.string(), summary: z.string(), content: z.string() }),
  ),
});
export type StoredArticle = z.infer<typeof StoredArticle>;

/** The legal texts, by the last part of their route's name. */
export const legalNames = [
  'privacy',
  'user-terms',
  'agency-terms',
  'cookies',
  'disclaimer',
  'cancellation',
] as const;
export type LegalName = (typeof legalNames)[number];

/** A legal text in the language that fits the reader best. */
export const LegalText = z.object({
  language: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type LegalText = z.infer<typeof LegalText>;

/** One of the agency's own pages in one language, as staff writes it; what is there in that language is replaced. */
export const LegalTextInput = z.strictObject({ language, content: filled(40_000) });
export type LegalTextInput = z.infer<typeof LegalTextInput>;

export const AboutUsInput = z.strictObject({
  language,
  isEnabled: z.boolean(),
  image: ContentPicture.nullable(),
  title: filled(160),
  content: filled(40_000),
});
export type AboutUsInput = z.infer<typeof AboutUsInput>;

export const FaqsInput = z.strictObject({
  language,
  isEnabled: z.boolean(),
  headerMessage: filled(400),
  questions: z.array(z.strictObject({ question: filled(300), answer: filled(10_000) })).max(100),
});
export type FaqsInput = z.infer<typeof FaqsInput>;

/** A text of the catalogues that an agency says in its own words. */
export const OwnText = z.object({
  language: z.string(),
  key: z.string(),
  text: z.string(),
  /** What it stands in place of; `null`: a release took that text away, and nobody reads this one any more. */
  original: z.string().nullable(),
  updatedAt: z.string(),
});
export type OwnText = z.infer<typeof OwnText>;

/** Texts of one language: plain text with exactly the original's `{{holes}}`, at most twice as long; `null` gives the original back. */
export const OwnTextsInput = z.strictObject({
  texts: z
    .array(z.strictObject({ key: z.string().min(1).max(100), text: z.string().max(2_000).nullable() }))
    .min(1)
    .max(100),
});
export type OwnTextsInput = z.infer<typeof OwnTextsInput>;

/** A text that travellers read, for those who may say it in the agency's words. */
export const AgencyText = z.object({
  key: z.string(),
  /** The product's words; `null`: a release took the text away, and nobody reads the agency's own any more. */
  original: z.string().nullable(),
  /** The agency's own; `null`: the original is read. */
  text: z.string().nullable(),
  updatedAt: z.string().nullable(),
  /** Name of who said it; `null`: nobody that is still here. */
  updatedBy: z.string().nullable(),
});
export type AgencyText = z.infer<typeof AgencyText>;
