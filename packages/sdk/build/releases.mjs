import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What was published, in the checkout: no build can lose it, and none can change it. */
export const releasesFolder = fileURLToPath(new URL('../releases/', import.meta.url))

const pointer = 'v1/showroom.js'
const versionFile = fileURLToPath(new URL('../src/version.ts', import.meta.url))
const inVersionFile = /version = '(\d+\.\d+\.\d+)'/

export const readVersion = async () => {
  const [, version] = (await readFile(versionFile, 'utf8')).match(inVersionFile) ?? []
  if (!version) throw new Error('src/version.ts names no version.')
  return version
}

/** All that the API needs to tell a page's owner about a release: its addresses below `/showroom/embed/`, and their hashes. */
export const recordOf = (output, { version, sizes, day }) => {
  const { [pointer]: script, ...chunks } = Object.fromEntries(
    output.map(({ fileName, code }) => [fileName, integrityOf(code)]),
  )
  return { version, day, script, chunks, sizes }
}

const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`

/** Each with its files, newest first. One whose files are not those that were published stops whoever asks. */
export const readReleases = async (folder = releasesFolder) => {
  const names = await readdir(folder).catch(() => [])
  const releases = names
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .map((name) => readRelease(folder, name))
  return (await Promise.all(releases)).sort((one, other) => comparedVersions(other.version, one.version))
}

const readRelease = async (folder, version) => {
  const record = JSON.parse(await readFile(join(folder, version, 'release.json'), 'utf8'))
  const hashes = { [`${version}/showroom.js`]: record.script, ...record.chunks }
  const files = await Promise.all(
    Object.entries(hashes).map(async ([fileName, hash]) => {
      const code = await readFile(join(folder, fileName), 'utf8')
      if (integrityOf(code) !== hash) throw new Error(`releases/${fileName} is not what was published.`)
      return { fileName, code }
    }),
  )
  return { ...record, files }
}

const comparedVersions = (one, other) => {
  const [[a, b, c], [x, y, z]] = [one, other].map((version) => version.split('.').map(Number))
  return a - x || b - y || c - z
}

/** Writes a release beside the others. What was published stays: the same bytes are taken as said twice, others refused. */
export const publish = async (output, record, folder = releasesFolder) => {
  const known = (await readReleases(folder)).find(({ version }) => version === record.version)
  if (known && !isSame(known, record))
    throw new Error(`${record.version} was published with other bytes. Raise the version in src/version.ts.`)
  if (known) return
  for (const { fileName, code } of output) {
    const path = join(folder, fileName === pointer ? `${record.version}/showroom.js` : fileName)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }
  await writeFile(join(folder, record.version, 'release.json'), `${JSON.stringify(record, null, 2)}\n`)
}

/** A build may go by a published version only when it is that version. */
export const refuseImpostor = (record, releases) => {
  const known = releases.find(({ version }) => version === record.version)
  if (known && !isSame(known, record))
    throw new Error(
      `${record.version} is published, and these sources make something else. Raise src/version.ts.`,
    )
}

const isSame = (one, other) =>
  one.script === other.script && JSON.stringify(one.chunks) === JSON.stringify(other.chunks)

/** The sources go on as the next version, so that nothing else is ever built under the published name. */
export const raiseVersion = async () => {
  const version = await readVersion()
  const [major, minor, patch] = version.split('.').map(Number)
  const next = `${major}.${minor}.${patch + 1}`
  await writeFile(versionFile, (await readFile(versionFile, 'utf8')).replace(version, next))
  return next
}
