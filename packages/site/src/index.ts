/**
 * The thin host of an agency's site: routes, shell and shared state, and the loading of the areas it embeds. What the areas show is
 * theirs; how documents are written on a server lives in `ssr/`.
 */
export { matchRoute, remoteNames, type Route, type RouteMatch } from './routes.ts';
