// `npm run bench`: what one process answers on both databases, with 25,000 products and 16 connections, what the script
// for contractors weighs, and what its tags cost on a page. Ends with an error when a figure is beyond its cap.
import { execFileSync } from 'node:child_process'
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()

const { existsSync, readFileSync, writeFileSync } = await import('node:fs')
const { join } = await import('node:path')
const { default: autocannon } = await import('autocannon')
const { coldBudgets, coldRequests, millionBudgets, readShelf } = await import('./bench/cold.mjs')
const { call, prepare, requestsFor } = await import('./bench/hot.mjs')
const { copyCatalogue } = await import('./bench/copy-catalogue.mjs')
const { address, residentMegabytes, startApi } = await import('./bench/api-process.mjs')
const { benchPages } = await import('./bench/pages.mjs')
const { buildChanged } = await import('./build.mjs')
const { findPostgres, startPostgres } = await import('./postgres.mjs')
const { root } = await import('./run.mjs')

const connections = 16
const warmUpSeconds = 2
const seconds = Number(process.env.BENCH_SECONDS ?? 8)

/** Requests a second: what we aim for, and the least we accept (docs/architecture.md). */
const budgets = {
  'listing of 24': { server: [2_000, 1_000], embedded: [800, 400] },
  'search "oak floor"': { server: [1_500, 800] },
  detail: { server: [5_500, 2_750] },
  'add to cart': { server: [1_750, 875] },
  'get cart': { server: [4_300, 2_150] },
}
for (const [name, goalAndCap] of Object.entries(coldBudgets)) {
  budgets[name] = { server: goalAndCap, embedded: goalAndCap }
}
for (const [name, goalAndCap] of Object.entries(millionBudgets)) budgets[name].million = goalAndCap

/** `BENCH_COPIES=40` measures cold answers at a million products, too. */
const copies = Number(process.env.BENCH_COPIES ?? 1)
const coldShowrooms = ['HARVEST2', 'MAPLE247', 'CEDAR936']

const measure = async (turns) => {
  const options = { url: address, connections, requests: turns }
  await autocannon({ ...options, duration: warmUpSeconds })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  return { perSecond: Math.round(requests.average), p99: latency.p99, wrong: non2xx + errors }
}

const resultsFile = join(root, 'bench/results.json')
const before = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : []
const results = {
  day: new Date().toISOString().slice(0, 10),
  node: process.version,
  server: {},
  embedded: {},
  million: {},
}

/** Megabytes that the process holds before its first visitor: what we aim for, and the most that is accepted. */
const memory = { server: [250, 300], embedded: [350, 450], million: [850, 1_000] }
const idleForMs = 5_000

const measureMemory = async (database, { pid }) => {
  await new Promise((done) => setTimeout(done, idleForMs))
  const megabytes = residentMegabytes(pid)
  if (megabytes === null) return
  results[database].idleMegabytes = megabytes
  const [goal, cap] = memory[database]
  if (megabytes > cap) beyondCap += 1
  const verdict =
    megabytes <= goal ? 'goal met' : megabytes <= cap ? 'within the cap' : `above the cap of ${cap}`
  console.log(
    `  ${'idle memory'.padEnd(20)} ${`${megabytes} MB`.padStart(10)} ${' '.repeat(12)}   ${verdict}`,
  )
}

/** The newest run first, the one before beside it. */
const saveResults = () =>
  writeFileSync(resultsFile, `${JSON.stringify([results, ...before.slice(0, 4)], null, 2)}\n`)

const then = (database, name) => {
  const figure = before[0]?.[database]?.[name]?.perSecond
  return figure === undefined ? '' : `, before ${figure.toLocaleString('en-US')}/s`
}

let beyondCap = 0

const judge = (name, database, { perSecond, wrong }) => {
  const [goal, cap] = budgets[name][database] ?? []
  if (wrong > 0) beyondCap += 1
  if (wrong > 0) return `${wrong} answers were wrong`
  if (goal === undefined) return ''
  if (perSecond < cap) beyondCap += 1
  return perSecond >= goal ? 'goal met' : perSecond >= cap ? 'within the cap' : `below the cap of ${cap}`
}

const titles = {
  server: 'PostgreSQL server',
  embedded: 'Embedded PGlite',
  million: `PostgreSQL server, ${copies} copies of everything`,
}

const measureAll = async (database, requests) => {
  for (const [name, request] of Object.entries(requests)) {
    const figures = await measure(request)
    const rate = `${figures.perSecond.toLocaleString('en-US')}/s`.padStart(10)
    const slowest = `p99 ${figures.p99} ms`.padStart(12)
    console.log(
      `  ${name.padEnd(20)} ${rate} ${slowest}   ${judge(name, database, figures)}${then(database, name)}`,
    )
    results[database][name] = { perSecond: figures.perSecond, p99Ms: figures.p99 }
  }
}

const measureCold = async (database) =>
  measureAll(database, coldRequests(await readShelf(call, coldShowrooms)))

const benchmark = async (database, variables) => {
  console.log(`\n${titles[database]}, ${connections} connections, ${seconds} s each`)
  const api = await startApi(variables)
  try {
    await measureMemory(database, api)
    if (database !== 'million') await measureAll(database, requestsFor(await prepare()))
    await measureCold(database)
  } finally {
    await api.stop()
  }
}

const onServer = async () => {
  if (process.env.DATABASE_URL) return benchmark('server', {})
  if (!findPostgres()) {
    console.log(
      '\nPostgreSQL server: not measured, because no PostgreSQL (initdb, pg_ctl) is installed here.',
    )
    return
  }
  const server = await startPostgres({ durable: true })
  try {
    await benchmark('server', { DATABASE_URL: server.url })
    if (copies > 1) {
      await copyCatalogue(server.url, copies)
      await benchmark('million', { DATABASE_URL: server.url })
    }
  } finally {
    server.stop()
  }
}

/** Prints them itself, and keeps them in bench/bundle-sizes.json. */
const measureBundle = () => {
  execFileSync(process.execPath, [join(root, 'packages/sdk/build/build.mjs'), '--record'], {
    stdio: 'inherit',
  })
}

await buildChanged()
await benchmark('embedded', { DATA_DIR: join(root, '.cache/bench'), DATABASE_URL: '' })
await onServer()
saveResults()
measureBundle()
const beyondOnPages = await benchPages()
for (const sentence of beyondOnPages) console.error(sentence)
beyondCap += beyondOnPages.length
process.exit(beyondCap === 0 ? 0 : 1)
