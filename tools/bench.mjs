// `npm run bench`: requests a second and p99 of the API on both databases, and the bytes of the bundle.
// It writes bench/results.json, shows the figures before, and fails above a cap.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { findPostgres, startPostgres } from './postgres.mjs'

const connections = 16
const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const showroom = 'HARVEST2'
const resultsFile = 'bench/results.json'
const port = Number(process.env.PORT ?? 4700)
const origin = `http://localhost:${port}`

/** Caps of docs/architecture.md: fewer requests a second fail the run. */
const caps = {
  server: { listing: 1_000, search: 800, detail: 2_750, 'add to cart': 875, 'get cart': 2_150 },
  embedded: { listing: 400 },
}

const startServer = async (environment) => {
  const startedAt = Date.now()
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready, failed) => {
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.includes('Showroom ready:')) ready()
    })
    child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready.`)))
  })
  return {
    startedMs: Date.now() - startedAt,
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

const get = async (path, headers = {}) => (await fetch(origin + path, { headers })).json()

const addBody = (productId, qty) =>
  JSON.stringify({ showroom, action: 'cart', items: [{ product_id: productId, qty }] })

const post = async (path, body) =>
  (
    await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).json()

/** Pages, searches and products rotate, so that no single answer is measured. */
const casesOf = async () => {
  const listing = (page) =>
    `/api/visualization/products?showroom=${showroom}&category=tile-flooring&page_size=24&page=${page}`
  const pieces = await get(
    `/api/visualization/products?showroom=${showroom}&category=cabinet-hardware&page_size=96&filters=stock:in_stock`,
  )
  const tiles = await get(
    `/api/visualization/products?showroom=${showroom}&category=tile-flooring&page_size=96`,
  )
  const ids = tiles.data.map(({ id }) => id)
  const piece = (
    await Promise.all(
      pieces.data.slice(0, 8).map(({ id }) => get(`/api/public?pid=${id}&showroom=${showroom}`)),
    )
  )
    .map(({ data }) => data)
    .find(({ quantity }) => quantity.min_qty === 1)
  const opened = await post('/api/projectCart/sync_to_cart', addBody(piece.id, 1))
  const json = { 'content-type': 'application/json' }
  return {
    listing: Array.from({ length: 40 }, (_, index) => ({ path: listing(index + 1) })),
    search: Array.from({ length: 10 }, (_, index) => ({
      path: `/api/visualization/products?showroom=${showroom}&search=oak%20floor&page_size=24&page=${index + 1}`,
    })),
    detail: ids.map((id) => ({ path: `/api/public?pid=${id}&showroom=${showroom}` })),
    'add to cart': [
      { method: 'POST', path: '/api/projectCart/sync_to_cart', headers: json, body: addBody(piece.id, 1) },
    ],
    'get cart': [
      {
        path: `/api/projectCart?showroom=${showroom}`,
        headers: { 'showroom-cart': opened.data.cart_token },
      },
    ],
  }
}

const measure = async (requests) => {
  await autocannon({ url: origin, connections, duration: 2, requests })
  const {
    requests: rate,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered with success.`)
  return { perSecond: Math.round(rate.average), p99Ms: latency.p99 }
}

const measureDatabase = async (kind, environment) => {
  const first = await startServer(environment)
  await first.stop()
  const server = await startServer(environment)
  try {
    await new Promise((wake) => setTimeout(wake, 2_000))
    const figures = {
      'first start ms': first.startedMs,
      'second start ms': server.startedMs,
      'idle MB': Math.round(server.residentMb()),
    }
    for (const [name, requests] of Object.entries(await casesOf())) {
      figures[name] = await measure(requests)
      console.log(
        `  ${kind.padEnd(9)} ${name.padEnd(12)} ${figures[name].perSecond}/s, p99 ${figures[name].p99Ms} ms`,
      )
    }
    return figures
  } finally {
    await server.stop()
  }
}

const inFolder = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const measureOnServer = async () => {
  if (!findPostgres()) {
    console.log('  PostgreSQL server: SKIPPED, no binaries were found.')
    return null
  }
  const postgres = await startPostgres({ durable: true })
  try {
    return await inFolder((folder) =>
      measureDatabase('server', { DATABASE_URL: postgres.url, DATA_DIR: folder }),
    )
  } finally {
    postgres.stop()
  }
}

const previous = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : null

console.log(
  `API: ${connections} connections, ${seconds} s each, load generator on the same ${cpus().length} cores`,
)
const server = await measureOnServer()
const embedded = await inFolder((folder) =>
  measureDatabase('embedded', { DATABASE_URL: '', DATA_DIR: folder }),
)
const bundle = existsSync('bench/bundle-sizes.json')
  ? JSON.parse(readFileSync('bench/bundle-sizes.json', 'utf8'))
  : null

const results = {
  measured: new Date().toISOString().slice(0, 10),
  node: process.version,
  cores: cpus().length,
  seconds,
  server,
  embedded,
}
for (const [kind, figures] of Object.entries({ server, embedded })) {
  const before = previous?.[kind]
  for (const [name, figure] of Object.entries(figures ?? {})) {
    const now = figure.perSecond ?? figure
    const then = before?.[name]?.perSecond ?? before?.[name]
    console.log(
      `${kind.padEnd(9)} ${name.padEnd(16)} ${String(now).padStart(6)}${then === undefined ? '' : `   before ${then}`}`,
    )
  }
}
if (bundle) console.log('bundle', JSON.stringify(bundle.sizes ?? bundle))

const below = Object.entries(caps).flatMap(([kind, limits]) =>
  Object.entries(limits)
    .filter(([name, cap]) => (results[kind]?.[name]?.perSecond ?? cap) < cap)
    .map(([name, cap]) => `${kind} ${name}: ${results[kind][name].perSecond}/s is below ${cap}/s`),
)
writeFileSync(
  resultsFile,
  `${JSON.stringify({ ...results, previous: previous && { ...previous, previous: undefined } }, null, 2)}\n`,
)
if (below.length > 0) {
  console.error(below.join('\n'))
  process.exit(1)
}
