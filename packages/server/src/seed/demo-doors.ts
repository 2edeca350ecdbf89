/** One OpenID provider of a demo agency; the sandbox plays it below `path`. */
export interface DemoDoor {
  subdomain: string;
  id: string;
  kind: 'sso' | 'social';
  /** On its button, and over its page. */
  name: string;
  path: string;
}

/** How every demo agency is called at its providers; a public client, so there is no secret to keep. */
export const demoClientId = 'travel-site';

/** The other doors of the demo agencies (AUTH-29): two public ones, and an agency's own that is its only one. */
export const demoDoors: readonly DemoDoor[] = [
  { subdomain: 'harbour', id: 'wayfarer', kind: 'social', name: 'Wayfarer', path: 'wayfarer' },
  { subdomain: 'harbour', id: 'fieldnote', kind: 'social', name: 'Fieldnote', path: 'fieldnote' },
  { subdomain: 'atelier', id: 'membres', kind: 'sso', name: 'Atelier Membres', path: 'atelier-membres' },
];
