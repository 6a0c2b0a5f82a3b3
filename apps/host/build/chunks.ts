import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url))

/** All that is there before any page: what the entry imports, and what that imports. */
const importedByEntry = (modules: Modules): Set<string> => {
  const found = new Set([entry])
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  found.delete(entry)
  return found
}

let first: Set<string> | null = null

/**
 * A phone pays for each file with a wait: what every page needs is two files instead of forty, one of them the same from
 * release to release; and what several pages share is one.
 */
export const chunkGroups = [
  {
    name: (id: string, modules: Modules) => {
      first ??= importedByEntry(modules)
      if (!first.has(id)) return null
      return id.includes('node_modules') ? 'react' : 'frame'
    },
    priority: 2,
  },
  // Asked for by the pages of an account, not by those that a server draws.
  {
    name: 'reads',
    test: /\/node_modules\/@tanstack\/|\/host\/src\/data\/(useRead|query-client)/,
    priority: 1.5,
  },
  { name: 'parts', test: /\/(packages|apps)\/.*\.tsx?$/, minShareCount: 8, priority: 1 },
]
