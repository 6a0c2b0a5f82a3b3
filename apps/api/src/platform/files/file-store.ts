import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are known by opaque names alone, wherever they lie. A name is put once. */
export type FileStore = {
  put(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
  /** Names of files that were there before a moment. */
  names(before: Date): Promise<string[]>
}

export const openDiskStore = (folder: string): FileStore => ({
  put: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
  },
  read: (name) => readFile(join(folder, name)),
  remove: (name) => rm(join(folder, name), { force: true }),
  names: async (before) => {
    const names = await readdir(folder).catch(() => [])
    const old = await Promise.all(
      names.map(async (name) => ((await stat(join(folder, name))).mtime < before ? [name] : [])),
    )
    return old.flat()
  },
})

/** A store that finds in another what it does not have itself: names are unique wherever they lie. */
export const readsAlso = (store: FileStore, other: Pick<FileStore, 'read'>): FileStore => ({
  ...store,
  read: (name) => store.read(name).catch(() => other.read(name)),
})

/** Files that nothing refers to: of something that was removed, of a load that broke off. */
export const sweepStore = async (
  store: FileStore,
  before: Date,
  inUse: (names: readonly string[]) => Promise<Set<string>>,
) => {
  const names = await store.names(before)
  const used = names.length > 0 ? await inUse(names) : new Set()
  for (const name of names) if (!used.has(name)) await store.remove(name)
}
