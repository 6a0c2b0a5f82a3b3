// `npm run lives`: a million orders and hires by chance, from the cart to the payout and back, over the pure rules alone.
// After every step of each all laws of money are held. LIVES and LIVES_SEED change how many, and which.
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()
const { build } = await import('esbuild')
const { root } = await import('./run.mjs')

const lives = Number(process.env.LIVES ?? 1_000_000)
const seed = Number(process.env.LIVES_SEED ?? Date.now() % 1_000_000_000)
const threads = Number(process.env.LIVES_THREADS ?? availableParallelism())
const piece = 10_000
const folder = join(root, '.cache')
const program = join(folder, 'lives.mjs')

mkdirSync(folder, { recursive: true })
await build({
  entryPoints: [join(root, 'apps/api/src/money-check/testing/lives/worker.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
})

const startedAt = performance.now()
const taken = {}
let lived = 0
let told = 0

const tell = (done) => {
  lived += done.lives
  for (const [kind, count] of Object.entries(done.taken)) taken[kind] = (taken[kind] ?? 0) + count
  if (lived - told < lives / 10 && lived < lives) return
  told = lived
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(`${lived.toLocaleString('en-US')} lives in ${seconds} s`)
}

/** A range of seeds of its own: no two threads live the same. */
const thread = (index) =>
  new Promise((resolve, reject) => {
    const share = Math.floor(lives / threads) + (index < lives % threads ? 1 : 0)
    const workerData = { lives: share, seed: seed + index * lives, piece }
    const worker = new Worker(program, { workerData })
    worker.on('message', tell)
    worker.on('error', reject)
    worker.on('exit', resolve)
  })

console.log(`${lives.toLocaleString('en-US')} lives from seed ${seed}, on ${threads} threads`)
try {
  await Promise.all(Array.from({ length: threads }, (_, index) => thread(index)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
if (lived !== lives) {
  console.error(`Only ${lived} lives were lived.`)
  process.exit(1)
}
const steps = Object.values(taken).reduce((sum, count) => sum + count, 0)
console.log(`Every cent was where it belongs after each of ${steps.toLocaleString('en-US')} steps:`)
for (const [kind, count] of Object.entries(taken).toSorted(([, one], [, other]) => other - one))
  console.log(`  ${count.toLocaleString('en-US').padStart(12)}  ${kind.replaceAll('_', ' ')}`)
