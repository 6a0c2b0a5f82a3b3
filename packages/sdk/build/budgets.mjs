import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const record = fileURLToPath(new URL('../../../bench/bundle-sizes.json', import.meta.url))

/** Bytes, Brotli 11. The goal is what we aim for; above the cap there is no build. */
export const budgets = {
  loader: { goal: 1_000, cap: 1_500 },
  runtime: { goal: 10_000, cap: 12_500 },
  'first small widget': { goal: 13_000, cap: 14_600 },
  everything: { goal: 44_000, cap: 49_700 },
}

/** What each tag costs on a page that has no other: its chunk, and all that the chunk imports. */
export const measure = (output, sizeOf) => {
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const size = (fileName) => sizeOf(chunks.get(fileName).code)
  const named = (name) => [...chunks.values()].find((chunk) => chunk.name === name)?.fileName
  const loader = named('showroom')
  const runtime = named('runtime')
  const withImports = (fileName, seen = new Set([loader, runtime])) => {
    if (seen.has(fileName)) return seen
    seen.add(fileName)
    for (const imported of chunks.get(fileName).imports) withImports(imported, seen)
    return seen
  }
  const total = (fileNames) => [...fileNames].map(size).reduce((sum, bytes) => sum + bytes, 0)
  const tags = Object.fromEntries(
    chunks
      .get(loader)
      .dynamicImports.filter((fileName) => fileName !== runtime)
      .map((fileName) => [chunks.get(fileName).name, total(withImports(fileName))]),
  )
  const { 'page-script': _, ...widgets } = tags
  return {
    loader: size(loader),
    runtime: size(runtime),
    'first small widget': Math.min(...Object.values(widgets)),
    everything: total(chunks.keys()),
    'with everything shared': tags,
  }
}

export const overCap = (sizes) =>
  Object.entries(budgets)
    .filter(([name, { cap }]) => sizes[name] > cap)
    .map(([name, { cap }]) => `${name}: ${sizes[name]} bytes, the cap is ${cap}. The build is refused.`)

export const printSizes = (sizes) => {
  console.log('Bytes, Brotli 11'.padEnd(34), 'size'.padStart(8), 'goal'.padStart(8), 'cap'.padStart(8))
  for (const [name, { goal, cap }] of Object.entries(budgets)) row(name, sizes[name], goal, cap)
  for (const [name, bytes] of Object.entries(sizes['with everything shared']))
    row(`  loader + runtime + ${name}`, bytes)
}

const row = (name, ...bytes) =>
  console.log(name.padEnd(34), ...bytes.map((count) => count.toLocaleString('en-US').padStart(8)))

/** The latest figures first; a build that changes nothing adds nothing. */
export const saveSizes = async (sizes) => {
  const earlier = JSON.parse(await readFile(record, 'utf8').catch(() => '[]'))
  const { day: _, ...latest } = earlier[0] ?? {}
  if (JSON.stringify(latest) === JSON.stringify(sizes)) return
  await mkdir(dirname(record), { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  await writeFile(record, `${JSON.stringify([{ day: today, ...sizes }, ...earlier].slice(0, 30), null, 2)}\n`)
}
