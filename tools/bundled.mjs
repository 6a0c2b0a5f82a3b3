// A program from its sources as one file, for tests that start it as a process: each start would translate all of them anew.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'

const folder = join(root, '.cache/bundled')

/** What is installed stays outside; what is ours comes from its sources. */
const oursOnly = {
  name: 'ours only',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@showroom/') ? null : { path, external: true },
    ),
}

/**
 * The same sources are the same file, for whoever asks at the same time as well.
 * @param {string} entry
 * @returns {Promise<string>} its path
 */
export const bundled = async (entry) => {
  const options = { bundle: true, write: false, format: 'esm', platform: 'node', plugins: [oursOnly] }
  const { outputFiles } = await build({ absWorkingDir: root, entryPoints: [entry], ...options })
  const [{ text }] = outputFiles
  const path = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`)
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text)
  renameSync(draft, path)
  return path
}
