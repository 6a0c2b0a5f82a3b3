import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { brotli } from './brotli.mjs'

/** A page may hold yesterday's loader, and a server's cache yesterday's HTML: what they name is kept for so many builds. */
const keptBuilds = 20

/** The folder that is served below `/showroom/embed/`. Each file lies there as it is, and compressed twice. */
export const embedFolder = (folder) => {
  const written = new Set()
  const record = join(folder, '.builds.json')

  const write = async ({ fileName, code }) => {
    const path = join(folder, fileName)
    written.add(fileName)
    await mkdir(dirname(path), { recursive: true })
    await Promise.all([
      writeFile(path, code),
      writeFile(`${path}.br`, brotli(code)),
      writeFile(`${path}.gz`, gzipSync(code, { level: 9 })),
    ])
  }

  /** Takes away what no build of late has written. */
  const finish = async () => {
    const earlier = JSON.parse(await readFile(record, 'utf8').catch(() => '[]'))
    const latest = [...written].sort()
    const others = earlier.filter((build) => build.join() !== latest.join())
    const builds = [latest, ...others].slice(0, keptBuilds)
    const kept = new Set([
      '.builds.json',
      ...builds.flat().flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
    ])
    await writeFile(record, `${JSON.stringify(builds)}\n`)
    for (const name of await filesIn(folder)) if (!kept.has(name)) await rm(join(folder, name))
  }

  return { write, finish }
}

const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
