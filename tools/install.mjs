// Installs the packages of the lock file, when they are not there already.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runShown } from './run.mjs'

const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/** npm writes down what it installed: compared with the lock file, that tells whether anything is missing or old. */
const isInstalled = () => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = packagesOf('package-lock.json')
  const there = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true
    // A workspace of ours is a link without a version: one that is new must be there as well.
    return there[path] !== undefined && there[path].version === entry.version
  })
}

export const installWhenNeeded = async () => {
  if (isInstalled()) return
  console.log('Installing packages …')
  // Not `npm ci`: it refuses a lock file that does not name the binaries of every operating system. This keeps to the
  // locked versions, too, and leaves the file as it is.
  const code = await runShown('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('The packages could not be installed: npm ended with an error (above).')
    process.exit(code)
  }
}
