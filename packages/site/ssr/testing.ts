import type { Agency, PageRequest } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import type { SiteAssets } from './assets.ts';
import { createPageRenderer } from './renderer.tsx';

/** The site as a server renders it for a visitor from a desk, in English; for tests. */
export function aSite(assets: Partial<SiteAssets> = {}, always: Partial<PageRequest> = {}) {
  const renderer = createPageRenderer({
    base: '/assets/',
    entries: {},
    afterStart: [],
    home: [],
    integrity: {},
    agencyRequest: '',
    css: '',
    ...assets,
  });
  async function open(url: string, changes: Partial<Agency> = {}, request: Partial<PageRequest> = {}) {
    const response = await renderer.render({
      url,
      origin: 'http://lantern.localhost:4000',
      agency: anAgency(changes),
      language: 'en',
      currency: 'USD',
      isMobile: false,
      role: 'visitor',
      user: null,
      art: {},
      nonce: 'n0nce',
      ...always,
      ...request,
    });
    return { ...response, html: response.html ?? '' };
  }
  return { renderer, open };
}
