// `npm run check`: format, types, lint, arrows and unit tests, in about a minute.
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()

const { availableParallelism } = await import('node:os')
const { printEnd } = await import('./test/print.mjs')
const { runStages } = await import('./test/schedule.mjs')
const { checkStages } = await import('./test/stages.mjs')
const { secondsSince } = await import('./run.mjs')

const startedAt = Date.now()
const results = await runStages(checkStages(), { cores: availableParallelism(), onEnd: printEnd })
const failed = [...results.values()].filter((result) => result.failed > 0).length
console.log(
  failed === 0 ? `All checks passed in ${secondsSince(startedAt)}.` : `${failed} of the checks failed.`,
)
process.exit(failed === 0 ? 0 : 1)
