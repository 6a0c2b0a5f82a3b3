import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onDemandOf, onDemandParts } from './on-demand.mjs'

const record = fileURLToPath(new URL('../../../bench/bundle-sizes.json', import.meta.url))

/** Bytes, Brotli 11. The goal is what we aim for; above the cap there is no build. */
export const budgets = {
  loader: { goal: 1_000, cap: 1_500 },
  runtime: { goal: 10_000, cap: 12_500 },
  'first small widget': { goal: 13_000, cap: 14_600 },
  // Whatever a visitor can come to load, by any gesture.
  'all widgets': { goal: 44_000, cap: 49_700 },
  // What only a page's owner calls: no visitor pays for it unasked.
  ...Object.fromEntries(onDemandParts.map(({ name, goal, cap }) => [`on demand: ${name}`, { goal, cap }])),
}

/** What each tag costs on a page that has no other: its chunk, and all that the chunk imports. */
export const measure = (output, sizeOf) => {
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const total = (fileNames) =>
    [...fileNames].map((fileName) => sizeOf(chunks.get(fileName).code)).reduce((sum, bytes) => sum + bytes, 0)
  const named = (name) => [...chunks.values()].find((chunk) => chunk.name === name)?.fileName
  const loader = named('showroom')
  const runtime = named('runtime')
  const visitors = reached(loader, chunks)
  const tags = Object.fromEntries(
    chunks
      .get(loader)
      .dynamicImports.filter((fileName) => fileName !== runtime && visitors.has(fileName))
      .map((fileName) => [
        chunks.get(fileName).name,
        total(new Set([loader, runtime, ...imported(fileName, chunks)])),
      ]),
  )
  return {
    loader: total([loader]),
    runtime: total([runtime]),
    'first small widget': Math.min(...Object.values(tags)),
    'all widgets': total(visitors),
    ...Object.fromEntries(
      [...onDemand(chunks, visitors)].map(([name, fileNames]) => [`on demand: ${name}`, total(fileNames)]),
    ),
    'with everything shared': tags,
  }
}

/** A chunk, and what it can not be without. */
const imported = (fileName, chunks, seen = new Set()) => {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const next of chunks.get(fileName).imports) imported(next, chunks, seen)
  return seen
}

/** All that a visitor's gestures can lead to. */
const reached = (fileName, chunks, seen = new Set()) => {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  const { imports, dynamicImports } = chunks.get(fileName)
  for (const next of imports) reached(next, chunks, seen)
  for (const next of dynamicImports) if (!onDemandOf(chunks.get(next))) reached(next, chunks, seen)
  return seen
}

/** The other chunks, by the budget they belong to; one that belongs to none would be bytes nobody watches. */
const onDemand = (chunks, visitors) => {
  const groups = new Map(onDemandParts.map(({ name }) => [name, []]))
  for (const chunk of chunks.values()) {
    if (visitors.has(chunk.fileName)) continue
    const group = groups.get(onDemandOf(chunk))
    if (!group) throw new Error(`${chunk.fileName} belongs to no budget: name its folder in on-demand.mjs.`)
    group.push(chunk.fileName)
  }
  return groups
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
