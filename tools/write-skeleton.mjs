import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** @typedef {{ before: string, text: string }} Insertion Lines, and the words that stand once in a file and follow them. */

/**
 * Writes new files, and lines in tables that are there. Returns the paths; throws before the first write where a folder
 * is taken or a table has no place.
 * @param {{
 *   root: string,
 *   folders: string[],
 *   files: Record<string, string>,
 *   insertions: Record<string, Insertion[]>,
 * }} skeleton
 */
export const writeSkeleton = async ({ root, folders, files, insertions }) => {
  for (const folder of folders)
    if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`)
  const tables = await Promise.all(
    Object.entries(insertions).map(async ([path, places]) => {
      const text = await readFile(join(root, path), 'utf8')
      return [path, places.reduce((whole, place) => inserted(whole, place, path), text)]
    }),
  )
  const written = [...Object.entries(files), ...tables]
  for (const [path, text] of written) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return written.map(([path]) => path)
}

/**
 * @param {string} whole
 * @param {Insertion} insertion
 * @param {string} path
 */
const inserted = (whole, { before, text }, path) => {
  const parts = whole.split(before)
  if (parts.length !== 2)
    throw new Error(`${path} has “${before.trim()}” ${parts.length - 1} times, not once.`)
  return parts.join(text + before)
}
