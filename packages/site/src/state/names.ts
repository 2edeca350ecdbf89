/** Names of what the browser keeps (STORE-01 to STORE-14). */
export const names = {
  accessToken: 'access_token',
  auth: 'auth',
  hideHeader: 'hideHeader',
  hideFooter: 'hideFooter',
  deepLink: 'deepLink',
  routeType: 'routeType',
  language: 'pll_language',
} as const;
