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

/** What a feature says stays with its pages. */
const parts = { test: /\/(packages|apps)\/(?!host\/src\/features\/.*messages\.ts$).*\.tsx?$/ }

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
  // What most panels share is one file.
  { ...parts, name: 'parts', minShareCount: 22, priority: 1.2 },
  // What fewer share comes by what it is about, so that a list does not bring the fields of a card.
  { ...parts, name: areaOf, minShareCount: 8, priority: 1 },
]

const areas = [
  ['rules', /\/contract\/src\/(order|pricing|shared|cart|catalogue)\//],
  ['fields', /\/host\/src\/kit\//],
  ['cards', /\/(features\/card|contract\/src\/payment)\//],
  ['rooms', /\/visualizer\//],
  ['tags', /\/packages\/widgets\/|\/host\/src\/(ssr|features\/shop)\//],
] as const
function areaOf(id: string): string {
  return areas.find(([, holds]) => holds.test(id))?.[0] ?? 'pieces'
}
