import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** All that a file imports, and what that imports. */
const importedBy = (file: string) => {
  let known: Set<string> | null = null
  return (modules: Modules): Set<string> => {
    if (known) return known
    known = new Set([file])
    for (const id of known)
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) known.add(imported)
    known.delete(file)
    return known
  }
}

/** All that is there before any page. */
const first = importedBy(source('main.tsx'))
/** All that is there before any panel of a workspace. */
const frame = importedBy(source('workspaces/WorkspaceFrame.tsx'))

const isPackaged = (id: string) => id.includes('/node_modules/')

/**
 * A phone pays for each file with a wait: what every page needs is two files instead of forty, one of them the same from
 * release to release; and what several pages share is one.
 */
export const chunkGroups = [
  {
    name: (id: string, modules: Modules) => (isPackaged(id) && first(modules).has(id) ? 'react' : null),
    priority: 3,
  },
  {
    name: (id: string, modules: Modules) => (first(modules).has(id) ? 'frame' : null),
    priority: 2,
  },
  // Asked for by the pages of an account, not by those that a server draws.
  {
    name: 'reads',
    test: /\/node_modules\/@tanstack\/|\/host\/src\/data\/(useRead|query-client)/,
    priority: 1.5,
  },
  {
    name: (id: string, modules: Modules) => (frame(modules).has(id) ? 'workspace' : null),
    priority: 0.5,
  },
  // What the same pages share is a file of its own, so that none comes with a page that does not use it; small ones are
  // put together. What a feature says stays with its pages.
  {
    name: 'parts',
    test: /\/(packages|apps)\/(?!host\/src\/features\/.*messages\.ts$).*\.tsx?$/,
    minShareCount: 8,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    priority: 1,
  },
]
