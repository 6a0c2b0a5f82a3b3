// `npm run bench:workspaces`: how long a workspace's tables take to come with 100,000 orders and 1,000 Pros on a PostgreSQL
// server, one call after the other. The goal is 100 ms for 95 of 100; figures are kept in bench/workspaces.json, each with
// what it was before. They are written after each list: a run that is ended goes on with those that it has not measured
// (BENCH_RESUME=on). What is refused or takes too long is a figure as well, and ends nothing.
// With DATABASE_URL the database is kept, and filled only once; BENCH_ROUNDS and BENCH_ONLY (pro, vendor or admin) make a
// run shorter.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { address, startApi } from './api-process.mjs'
import { callsOf } from './workspaces/calls.mjs'
import { fill, largestVendor, onDatabase, tokenOf } from './workspaces/fill.mjs'
import { buildChanged } from '../build.mjs'
import { startPostgres } from '../postgres.mjs'
import { root } from '../run.mjs'

const goalMs = 100
const rounds = Number(process.env.BENCH_ROUNDS ?? 30)
const resultsFile = join(root, 'bench/workspaces.json')

const mostWaitMs = 15 * 60_000

/** What was filled in makes work once: it is over when all is summed and nothing that is scheduled runs. */
const settle = (url) =>
  onDatabase(url, async (query) => {
    const begun = Date.now()
    let calm = 0
    while (calm < 3) {
      if (Date.now() - begun > mostWaitMs) throw new Error('The API still works off what was filled in.')
      await sleep(2_000)
      const [{ waits }] = await query(`
        select exists (select from profit_unsummed) or exists (
          select from job_schedule where leased_until > clock_timestamp()) as waits`)
      calm = waits ? 0 : calm + 1
    }
    await query('vacuum (analyze)')
  })

const timeOf = async (path, token) => {
  const begun = performance.now()
  const reply = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  await reply.text()
  return { ms: performance.now() - begun, failed: reply.ok ? null : `answered with ${reply.status}` }
}

const at = (sorted, share) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])

/** Each call as often as the others; the first round warms up and is not counted. The slowest of the calls is the figure. */
const measure = async (paths, token) => {
  let slowest = { p50Ms: 0, p95Ms: 0, slowest: '' }
  for (const path of paths) {
    const times = []
    const slow = path.replace(/from=.*/, 'from=…')
    for (let round = 0; round <= rounds; round += 1) {
      const { ms, failed } = await timeOf(path, token)
      if (failed) return { failed, slowest: slow }
      times.push(ms)
    }
    const sorted = times.slice(1).sort((a, b) => a - b)
    const figure = { p50Ms: at(sorted, 0.5), p95Ms: at(sorted, 0.95), slowest: slow }
    if (figure.p95Ms >= slowest.p95Ms) slowest = figure
  }
  return slowest
}

const isMet = ({ failed, p95Ms }) => !failed && p95Ms <= goalMs

const told = (who, name, figure) => {
  const { failed, p50Ms, p95Ms, before } = figure
  const was = before?.p50Ms === undefined ? '' : `, was ${before.p50Ms} and ${before.p95Ms} ms`
  const verdict = isMet(figure) ? 'goal met' : `above the goal of ${goalMs} ms`
  const times = failed ?? `p50 ${String(p50Ms).padStart(5)} ms  p95 ${String(p95Ms).padStart(5)} ms`
  return `  ${who.padEnd(7)} ${name.padEnd(31)} ${times}${was}  ${verdict}`
}

/** Every list that `run` does not know yet; `keep` is called after each. */
const measureAll = async (run, { tokens, beforeOf, keep }) => {
  const asked = Object.entries(callsOf).filter(([who]) => (process.env.BENCH_ONLY ?? who) === who)
  for (const [who, lists] of asked) {
    run.figures[who] ??= {}
    for (const [name, paths] of Object.entries(lists)) {
      if (run.figures[who][name]) continue
      const before = beforeOf(who, name)
      const figure = { ...(await measure(paths, tokens[who])), ...(before && { before }) }
      run.figures[who][name] = figure
      keep(run)
      console.log(told(who, name, figure))
    }
  }
}

const machine = () => {
  const [load] = loadavg()
  const cores = availableParallelism()
  const isShared = load > 1
  return `Node ${process.version}, ${cores} cores, load ${load.toFixed(1)} at the start${isShared ? ': others worked on the machine, so that figures are upper bounds' : ''}`
}

const kept = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : []
const resumed = process.env.BENCH_RESUME === 'on' && kept[0]?.unfinished ? kept[0] : null
const earlier = resumed ? kept.slice(1) : kept

/** The newest figure of an earlier run. */
const beforeOf = (who, name) => {
  const found = earlier
    .map(({ figures }) => figures[who]?.[name])
    .find((figure) => figure?.p50Ms !== undefined)
  return found && { p50Ms: found.p50Ms, p95Ms: found.p95Ms }
}

const keep = (run) =>
  writeFileSync(resultsFile, `${JSON.stringify([run, ...earlier.slice(0, 4)], null, 2)}\n`)

const unfinished = 'The run was ended before its last list.'

const runOn = async (url) => {
  const rig = machine()
  console.log(`\n100,000 orders, 1,000 Pros; ${rig}`)
  const run = resumed ?? {
    day: new Date().toISOString().slice(0, 10),
    orders: 100_000,
    pros: 1_000,
    rig,
    unfinished,
    rounds,
    figures: {},
  }
  const tokens = {
    pro: tokenOf('probench1'),
    vendor: tokenOf(await largestVendor(url)),
    admin: tokenOf('admbench1'),
  }
  await measureAll(run, { tokens, beforeOf, keep })
  const { unfinished: _, ...finished } = run
  if (!process.env.BENCH_ONLY) keep(finished)
  return Object.values(run.figures).every((lists) => Object.values(lists).every(isMet))
}

await buildChanged()
const server = process.env.DATABASE_URL ? null : await startPostgres({ durable: true })
const url = process.env.DATABASE_URL ?? server.url
let isGoalMet = false
try {
  const variables = { DATABASE_URL: url }
  const env = { ...process.env, ...variables }
  execFileSync(process.execPath, ['apps/demo/dist/fill.js'], { cwd: root, env, stdio: 'ignore' })
  await fill(url)
  const api = await startApi(variables)
  try {
    await settle(url)
    isGoalMet = await runOn(url)
  } finally {
    await api.stop()
  }
} finally {
  server?.stop()
}
process.exit(isGoalMet ? 0 : 1)
