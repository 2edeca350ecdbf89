import type { Plugin, Rolldown } from 'vite';

/**
 * Two files instead of a dozen: each request costs a share of a slow line, and small files compress worse.
 * - `host`: what the client shares with remotes, frames and lazy parts.
 * - `home`: the widgets of home with their first screens. What a press opens stays in files of its own.
 * Both are read from the module graph, so a new module finds its file by itself.
 */
export function chunksOfHome(options: {
  /** Absolute path of the client. */
  client: string;
  /** Absolute path of the module that defines the widgets of home. */
  home: string;
  /** Lazy modules of these widgets and pages that show them: they are no reason to move a module from `home` to `host`. */
  behindHome: RegExp;
}): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let host = new Set<string>();
  let home = new Set<string>();
  return {
    plugin: {
      name: 'chunks-of-home',
      buildEnd() {
        const info = (id: string) => this.getModuleInfo(id);
        const client = importedBy([options.client], info);
        home = importedBy([options.home], info);
        const others = [...this.getModuleIds()].filter(
          (id) =>
            (info(id)?.isEntry || info(id)?.dynamicImporters.length) &&
            ![options.client, options.home].includes(id) &&
            !options.behindHome.test(id),
        );
        const elsewhere = importedBy(others, info);
        host = new Set([...client, ...[...home].filter((id) => elsewhere.has(id))]);
      },
    },
    groups: [
      // A module that only the client imports stays with it.
      { name: 'host', test: (id) => host.has(id), minShareCount: 2, priority: 2 },
      { name: 'home', test: (id) => home.has(id) && !host.has(id), priority: 1 },
    ],
  };
}

/** The modules and all that they import statically. */
function importedBy(
  entries: readonly string[],
  info: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null,
): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    info(id)?.importedIds.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}
