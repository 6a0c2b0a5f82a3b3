// Builds the API, the payment sandbox, the host, the script for contractors and its package for npm: all of them by `npm run build`, at
// start what is served and has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress.mjs'
import { root, runQuietly, secondsSince } from './run.mjs'

const shared = [
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build.mjs',
  'tools/compress.mjs',
]

/** What each build makes, and all that it is made from. */
const targets = [
  {
    name: 'api',
    workspace: 'apps/api',
    made: 'apps/api/dist/main.js',
    from: ['apps/api', 'packages/drawing', ...shared],
  },
  {
    name: 'demo',
    workspace: 'apps/demo',
    made: 'apps/demo/dist/main.js',
    from: ['apps/demo', 'apps/api', 'packages/drawing', ...shared],
  },
  {
    name: 'payment sandbox',
    workspace: 'apps/payment-sandbox',
    made: 'apps/payment-sandbox/dist/main.js',
    from: ['apps/payment-sandbox', ...shared],
  },
  {
    name: 'script for contractors',
    workspace: 'packages/sdk',
    made: 'packages/sdk/dist/embed/v1/showroom.js',
    from: ['packages/sdk', 'packages/widgets', ...shared],
  },
  {
    name: 'package for npm',
    workspace: 'packages/sdk',
    script: 'build:packages',
    made: 'packages/sdk/dist/npm/package.json',
    from: ['packages/sdk', 'packages/widgets', ...shared],
    // Nothing here is served from it.
    isServed: false,
  },
  {
    name: 'host',
    workspace: 'apps/host',
    made: 'apps/host/dist-server/renderer.js',
    from: ['apps/host', 'packages/widgets', 'packages/sdk', 'packages/drawing', ...shared],
    after: () => compressFolder(join(root, 'apps/host/dist')),
  },
]

const notSources = new Set(['node_modules', 'dist', 'dist-server', '.cache'])
const testSource = /[.](test|spec|stories)[.](ts|tsx|mjs)$/

const filesIn = (path) => {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !notSources.has(name) && !testSource.test(name))
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}

const hashOf = (paths) => {
  const hash = createHash('sha1')
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const stampFile = join(root, '.cache/builds.json')
const readStamps = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {})

const build = async ({ name, workspace, script = 'build', after }) => {
  const startedAt = Date.now()
  const { code, output } = await runQuietly('npm', ['run', script, '-w', workspace])
  if (code !== 0) throw new Error(`Building the ${name} failed:\n${output}`)
  after?.()
  console.log(`  built the ${name} in ${secondsSince(startedAt)}`)
}

/** Builds every target whose sources are not those of its last build. */
export const buildChanged = async ({ everything = false, only = null } = {}) => {
  const stamps = readStamps()
  const changed = targets
    .filter(({ name, isServed = true }) => (only === null ? isServed || everything : name === only))
    .map((target) => ({ ...target, hash: hashOf(target.from) }))
    .filter(({ name, made, hash }) => everything || stamps[name] !== hash || !existsSync(join(root, made)))
  if (changed.length > 0) console.log('Building …')
  for (const target of changed) {
    await build(target)
    stamps[target.name] = target.hash
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(stampFile, JSON.stringify(stamps))
  }
}

/** `npm run build` builds everything; with `--changed`, what is served and has changed; with `--changed NAME`, that target. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [mode, name = null] = process.argv.slice(2)
  await buildChanged(mode === '--changed' ? { only: name } : { everything: true }).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
