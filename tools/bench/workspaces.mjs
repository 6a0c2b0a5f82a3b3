// `npm run bench:workspaces`: how long a workspace's tables take to come with 100,000 orders and 1,000 Pros on a PostgreSQL
// server, one call after the other. The goal is 100 ms for 95 of 100; figures are kept in bench/workspaces.json.
// With DATABASE_URL a filled database is kept; BENCH_VENDOR (a member of its largest vendor, as `fill` finds it) says that
// it is filled already.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { address, startApi } from './api-process.mjs'
import { callsOf } from './workspaces/calls.mjs'
import { buildChanged } from '../build.mjs'
import { startPostgres } from '../postgres.mjs'
import { root } from '../run.mjs'

const goalMs = 100
const rounds = Number(process.env.BENCH_ROUNDS ?? 30)
const resultsFile = join(root, 'bench/workspaces.json')

/** As the filling wrote their sessions. */
const tokenOf = (account) => `sr_u_${account.padEnd(43, 'x')}`

const fill = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(join(root, 'tools/bench/workspaces/fill.sql'), 'utf8'))
    // As the server does by itself in a while: an index alone answers what it knows to be visible to all.
    await client.query('vacuum (analyze)')
    const { rows } = await client.query(`
      select 'vndbench' || v.n as member from (
        select id, row_number() over (order by id) as n from vendor) v
      order by (select count(*) from product p where p.vendor_id = v.id) desc limit 1`)
    return rows[0].member
  } finally {
    await client.end()
  }
}

const timeOf = async (path, token) => {
  const begun = performance.now()
  const reply = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${text}`)
  return performance.now() - begun
}

const at = (sorted, share) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])

/** Each call as often as the others; the first round warms up and is not counted. The slowest of the calls is the figure. */
const measure = async (paths, token) => {
  let slowest = { p50: 0, p95: 0, path: '' }
  for (const path of paths) {
    const times = []
    for (let round = 0; round <= rounds; round += 1) times.push(await timeOf(path, token))
    const sorted = times.slice(1).sort((a, b) => a - b)
    const figure = { p50: at(sorted, 0.5), p95: at(sorted, 0.95), path }
    if (figure.p95 >= slowest.p95) slowest = figure
  }
  return slowest
}

const measureAll = async (tokens) => {
  const figures = {}
  for (const [who, lists] of Object.entries(callsOf)) {
    figures[who] = {}
    for (const [name, paths] of Object.entries(lists)) {
      const { p50, p95, path } = await measure(paths, tokens[who])
      figures[who][name] = { p50Ms: p50, p95Ms: p95, slowest: path.replace(/from=.*/, 'from=…') }
      const verdict = p95 <= goalMs ? 'goal met' : `above the goal of ${goalMs} ms`
      console.log(
        `  ${who.padEnd(7)} ${name.padEnd(22)} p50 ${String(p50).padStart(5)} ms  p95 ${String(p95).padStart(5)} ms  ${verdict}`,
      )
    }
  }
  return figures
}

const machine = () => {
  const [load] = loadavg()
  const cores = availableParallelism()
  const isShared = load > 1
  return `Node ${process.version}, ${cores} cores, load ${load.toFixed(1)} at the start${isShared ? ': others worked on the machine, so that figures are upper bounds' : ''}`
}

await buildChanged()
const server = process.env.DATABASE_URL ? null : await startPostgres({ durable: true })
const url = process.env.DATABASE_URL ?? server.url
let isMet = true
try {
  const variables = { DATABASE_URL: url }
  const env = { ...process.env, ...variables }
  execFileSync(process.execPath, ['apps/demo/dist/fill.js'], { cwd: root, env, stdio: 'ignore' })
  const member = process.env.BENCH_VENDOR ?? (await fill(url))
  const api = await startApi(variables)
  try {
    const rig = machine()
    console.log(`\n100,000 orders, 1,000 Pros; ${rig}`)
    const tokens = { pro: tokenOf('probench1'), vendor: tokenOf(member), admin: tokenOf('admbench1') }
    const figures = await measureAll(tokens)
    isMet = Object.values(figures).every((lists) =>
      Object.values(lists).every(({ p95Ms }) => p95Ms <= goalMs),
    )
    const before = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : []
    const run = {
      day: new Date().toISOString().slice(0, 10),
      orders: 100_000,
      pros: 1_000,
      rig,
      rounds,
      figures,
    }
    writeFileSync(resultsFile, `${JSON.stringify([run, ...before.slice(0, 4)], null, 2)}\n`)
  } finally {
    await api.stop()
  }
} finally {
  server?.stop()
}
process.exit(isMet ? 0 : 1)
