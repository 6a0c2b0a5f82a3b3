import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { startServer } from './running-server.ts'

const root = resolve(import.meta.dirname, '../..')
const migrationsFolder = 'apps/api/src/platform/db/migrations'
const kept = join(root, '.cache/seeded')

/** What fills a database at the first start of a server. */
const seeds = ['apps/api/src/prepare-database.ts', 'apps/demo/src/fill.ts']

/** Those files and every file of ours that they import. */
const sourcesOfSeeds = async (): Promise<string[]> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: seeds.map((path) => join(root, path)),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    outdir: 'unwritten',
    plugins: [
      {
        name: 'ours only',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@showroom/') ? null : { path, external: true },
          ),
      },
    ],
  })
  const migrations = await readdir(join(root, migrationsFolder))
  return [
    ...Object.keys(metafile.inputs),
    ...migrations.map((name) => join(migrationsFolder, name)),
    'node_modules/@electric-sql/pglite/package.json',
  ].toSorted()
}

/** Of today: stock that comes in some days is counted from the day of the seed. */
const keyOfToday = async (): Promise<string> => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of await sourcesOfSeeds()) hash.update(`${path}\n`).update(await readFile(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Fills a folder with the whole demo catalogue, once for the same seed: it takes half a minute of a processor. */
export const keepSeededFolder = async (): Promise<void> => {
  const key = await keyOfToday()
  process.env.SEEDED_FOLDER = join(kept, key)
  await mkdir(kept, { recursive: true })
  const others = await readdir(kept)
  if (others.includes(key)) return
  const making = await mkdtemp(join(kept, 'making-'))
  try {
    const server = await startServer({ dataDir: making, environment: { DRAW_AHEAD: 'off' } })
    await server.stop()
    await mkdir(join(making, 'pictures'), { recursive: true })
    await rename(making, join(kept, key))
  } catch (failure) {
    await rm(making, { recursive: true })
    // Another run may have been quicker: its folder is as good.
    if (!(await readdir(kept)).includes(key)) throw failure
  }
  for (const other of others)
    if (!other.startsWith('making-')) await rm(join(kept, other), { recursive: true })
}

/**
 * A copy of the seeded folder, in half a second. Pictures are drawn into one place for all: each is made under another
 * name and renamed, and its address changes with what it shows.
 */
export const aSeededFolder = async () => {
  const { SEEDED_FOLDER: seeded } = process.env
  if (!seeded) throw new Error('The global setup of tests/playwright.config.ts has made no seeded folder.')
  const path = await mkdtemp(join(tmpdir(), 'showroom-journeys-'))
  for (const name of await readdir(seeded))
    if (name !== 'pictures') await cp(join(seeded, name), join(path, name), { recursive: true })
  await symlink(join(seeded, 'pictures'), join(path, 'pictures'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
