import { fileURLToPath } from 'node:url'

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
/** What the bundler knows of the modules, once it has read all of them. */
export type Modules = { getModuleInfo: (id: string) => Info | null }

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const reachedBy = (start: string, modules: Modules): Set<string> => {
  const known = new Set([start])
  for (const id of known)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) known.add(imported)
  return known
}

const once = <Found>(find: (modules: Modules) => Found) => {
  let found: Found | null = null
  return (modules: Modules): Found => (found ??= find(modules))
}

/** All that some files import, and what that imports, without the files themselves. */
export const importedBy = (...files: string[]) =>
  once((modules) => {
    const own = files.map(source)
    const all = new Set(own.flatMap((file) => [...reachedBy(file, modules)]))
    for (const file of own) all.delete(file)
    return all
  })

/** How many programs, each of which comes when it is asked for, have a module among all that they import. */
export const sharesFrom = (file: string) =>
  once((modules) => {
    const shares = new Map<string, number>()
    const programs = new Set([source(file)])
    for (const program of programs)
      for (const id of reachedBy(program, modules)) {
        shares.set(id, (shares.get(id) ?? 0) + 1)
        for (const asked of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) programs.add(asked)
      }
    return shares
  })
