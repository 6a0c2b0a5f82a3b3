import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { registry } from './registry.mjs'

const record = fileURLToPath(new URL('../../../bench/bundle-sizes.json', import.meta.url))

/** What a page loads for its first view with one tag, by the tag's row: loader, runtime, and these chunks with what they import. */
const tagPages = Object.entries(registry).map(([tag, { widget, firstView = [], budget }]) => ({
  name: `page with <${tag}>`,
  chunks: [widget, ...firstView],
  ...budget,
}))

const wholeVisit = {
  name: 'a whole visit: list, product, cart, checkout',
  chunks: ['products', 'product', 'purchase', 'cart', 'checkout'],
  goal: 60_000,
  cap: 75_000,
}

/** What only a page's owner calls, or a page sees that a server drew or that may not show the showroom. */
const onDemand = [
  { name: 'on demand: page-script', chunks: ['page-script'], goal: 1_500, cap: 2_500 },
  { name: 'on demand: analytics', chunks: ['analytics'], goal: 1_500, cap: 2_000 },
  { name: 'on demand: hydration', chunks: ['hydration'], goal: 1_200, cap: 1_700 },
  { name: 'on demand: facets', chunks: ['facets'], goal: 2_500, cap: 3_500 },
  { name: 'on demand: purchase', chunks: ['purchase'], goal: 5_000, cap: 6_000 },
  { name: 'on demand: product-later', chunks: ['product-later', 'browse'], goal: 5_500, cap: 6_500 },
  { name: 'on demand: toast', chunks: ['toast'], goal: 2_000, cap: 2_300 },
  { name: 'on demand: ground', chunks: ['ground'], goal: 2_500, cap: 3_400 },
  { name: 'on demand: chat-cards', chunks: ['chat-cards'], goal: 5_000, cap: 6_300 },
  { name: 'on demand: chat-emoji', chunks: ['chat-emoji'], goal: 1_400, cap: 1_720 },
  { name: 'on demand: chat-files', chunks: ['chat-files'], goal: 2_500, cap: 3_150 },
  { name: 'on demand: checklist-comments', chunks: ['checklist-comments'], goal: 1_500, cap: 1_800 },
  { name: 'on demand: presence', chunks: ['presence'], goal: 1_500, cap: 2_200 },
  { name: 'on demand: doctor', chunks: ['doctor', 'overlay'], goal: 12_000, cap: 14_000 },
  { name: 'on demand: refusal', chunks: ['refusal', 'explain-refusal'], goal: 1_500, cap: 1_800 },
]

/** Bytes, Brotli 11. The goal is what we aim for; above the cap there is no build. */
export const budgets = {
  loader: { goal: 1_000, cap: 1_720 },
  runtime: { goal: 11_000, cap: 13_920 },
  ...Object.fromEntries(
    [...tagPages, wholeVisit, ...onDemand].map(({ name, goal, cap }) => [name, { goal, cap }]),
  ),
}

export const measure = (output, sizeOf) => {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.name, chunk]))
  const byFile = new Map([...chunks.values()].map((chunk) => [chunk.fileName, chunk]))
  const total = (names) => names.reduce((sum, name) => sum + sizeOf(chunks.get(name).code), 0)
  const withImports = (names) => [
    ...names.reduce((seen, name) => imported(name, { chunks, byFile, seen }), new Set()),
  ]
  const ofPage = ({ name, chunks: named }) => [name, total(withImports(['showroom', 'runtime', ...named]))]
  refuseUnwatched(chunks, withImports)
  return {
    loader: total(['showroom']),
    runtime: total(['runtime']),
    ...Object.fromEntries([...tagPages, wholeVisit].map(ofPage)),
    ...Object.fromEntries(onDemand.map(({ name, chunks: named }) => [name, total(named)])),
  }
}

/** A chunk, and what it can not be without. */
const imported = (name, { chunks, byFile, seen }) => {
  if (seen.has(name)) return seen
  seen.add(name)
  const chunk = chunks.get(name)
  if (!chunk) throw new Error(`A budget names the chunk ${name}, which no build makes.`)
  for (const file of chunk.imports) imported(byFile.get(file).name, { chunks, byFile, seen })
  return seen
}

/** A chunk that belongs to no budget would be bytes that nobody watches. */
const refuseUnwatched = (chunks, withImports) => {
  const watched = new Set(
    withImports([
      'showroom',
      ...[...tagPages, wholeVisit, ...onDemand].flatMap(({ chunks: named }) => named),
    ]),
  )
  const unwatched = [...chunks.keys()].filter((name) => !watched.has(name))
  if (unwatched.length > 0) throw new Error(`No budget in build/budgets.mjs counts ${unwatched.join(', ')}.`)
}

export const overCap = (sizes) =>
  Object.entries(budgets)
    .filter(([name, { cap }]) => sizes[name] > cap)
    .map(([name, { cap }]) => `${name}: ${sizes[name]} bytes, the cap is ${cap}. The build is refused.`)

export const printSizes = (sizes) => {
  console.log('Bytes, Brotli 11'.padEnd(46), 'size'.padStart(8), 'goal'.padStart(8), 'cap'.padStart(8))
  for (const [name, { goal, cap }] of Object.entries(budgets)) row(name, sizes[name], goal, cap)
}

const row = (name, ...bytes) =>
  console.log(name.padEnd(46), ...bytes.map((count) => count.toLocaleString('en-US').padStart(8)))

/** The latest figures first; a build that changes nothing adds nothing. */
export const saveSizes = async (sizes) => {
  const earlier = JSON.parse(await readFile(record, 'utf8').catch(() => '[]'))
  const { day: _, ...latest } = earlier[0] ?? {}
  if (JSON.stringify(latest) === JSON.stringify(sizes)) return
  await mkdir(dirname(record), { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  await writeFile(record, `${JSON.stringify([{ day: today, ...sizes }, ...earlier].slice(0, 30), null, 2)}\n`)
}
