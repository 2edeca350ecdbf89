import type { Area, Catalogue } from './catalogue.ts';

/**
 * One area's texts in one language, from its file. A module of its own, because the three builds for browsers (script tag, npm, site) each
 * put another in its place that reads several areas from one file: a table of all files would weigh more than what a page reads.
 * @throws when there is no such file
 */
export async function loadTexts(language: string, area: Area): Promise<Catalogue> {
  const file = (await import(`./catalogues/${language}/${area}.json`)) as { default: Catalogue };
  return file.default;
}
