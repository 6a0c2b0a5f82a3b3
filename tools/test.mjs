// `npm test`: everything, on a fresh clone. `npm test -- --changed [REV]`: what a change since REV can reach.
// `npm run test:night`: what is long and seldom. `-- --only NAME,NAME` runs the stages named. Its last line is
// `N passed, N failed, N skipped`.
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()

const { rmSync } = await import('node:fs')
const { availableParallelism } = await import('node:os')
const { parseArgs } = await import('node:util')
const { keepRun } = await import('./test/keep.mjs')
const { overBudget, printEnd, printSlowest, printStart } = await import('./test/print.mjs')
const { requireMachine } = await import('./test/machine.mjs')
const { resultsFolder } = await import('./test/program.mjs')
const { watchPace } = await import('./test/pace.mjs')
const { reachOf } = await import('./test/reach.mjs')
const { runStages } = await import('./test/schedule.mjs')
const { stagesOf } = await import('./test/stages.mjs')
const { sum } = await import('./reports.mjs')
const { secondsSince } = await import('./run.mjs')

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    night: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

const startedAt = Date.now()
rmSync(resultsFolder, { recursive: true, force: true })
await requireMachine({ isNight: options.night })

const reach = options.changed ? reachOf(positionals[0]) : null
const all = stagesOf(options.night ? 'night' : 'gate', reach)
const named = options.only?.split(',')
const stages = named ? all.filter(({ name }) => named.includes(name)) : all

const endWatch = watchPace()
const results = await runStages(stages, {
  cores: availableParallelism(),
  onStart: printStart,
  onEnd: printEnd,
})

const { pace, medianSeconds } = endWatch()
const dear = overBudget(stages, results, pace)
console.log(`Pace of this machine: ${pace.toFixed(2)} (${(1_000 * medianSeconds).toFixed(1)} ms).`)
for (const sentence of dear) console.error(`✗ ${sentence}`)
printSlowest(results)
if (options.keep) keepRun({ lane: options.night ? 'night' : 'gate', startedAt, results })
const counts = sum([...results.values(), { passed: 0, failed: dear.length, skipped: 0 }])
console.log(`Took ${secondsSince(startedAt)}.`)
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed === 0 ? 0 : 1)
