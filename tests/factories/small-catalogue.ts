import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')

/** A data folder for a server of a test's own that is not about goods: filled in a second, not in half a minute. */
export const aSmallCatalogue = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-small-'))
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, ['apps/demo/dist/fill.js', '--families', '60'], {
    cwd: root,
    env,
  })
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}
