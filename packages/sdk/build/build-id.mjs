import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const folders = ['../../contract/src', '../../widgets/src', '../src', '.'].map(here)

const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file)

/** One name for all that a build is made from: HTML that a server drew is hydrated by the code that drew it. */
const nameOfSources = () => {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true }).filter(isSource).sort()) {
      hash.update(file).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 8)
}

export const buildId = nameOfSources()
