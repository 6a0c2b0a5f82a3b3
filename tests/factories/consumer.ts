import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What `npm run build` has made for publishing. */
export const publishedPackage = join(root, 'packages/sdk/dist/npm')

export type Consumer = { folder: string; remove: () => Promise<void> }

/**
 * Somebody else's project: a copy of `from` in an empty folder, where nothing can be imported but what it names in its
 * package.json. Installed versions are linked, so that nothing is downloaded.
 */
export const aConsumer = async (from: string, also: string[] = []): Promise<Consumer> => {
  if (!existsSync(publishedPackage)) throw new Error('The package is not built: npm run build.')
  const folder = await mkdtemp(join(tmpdir(), 'showroom-consumer-'))
  await cp(join(root, from), folder, { recursive: true })
  const names = await dependenciesOf(folder)
  for (const name of new Set([...names, ...also])) {
    const place = join(folder, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await symlink(name === '@showroom/sdk' ? publishedPackage : join(root, 'node_modules', name), place)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

type Manifest = {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  exports?: Record<string, string | Record<string, string>>
}

const dependenciesOf = async (folder: string) => {
  const { dependencies, devDependencies } = await readManifest(join(folder, 'package.json'))
  return Object.keys({ ...dependencies, ...devDependencies })
}

export const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await readFile(file, 'utf8'))
