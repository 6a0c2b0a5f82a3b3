// `npm run check`: format, types, lint, arrows and unit tests, in under a minute.
import { checks, unitTests } from './checks.mjs'
import { secondsSince } from './run.mjs'

const startedAt = Date.now()
let failed = 0
for (const { name, run } of [...checks, unitTests]) {
  const since = Date.now()
  const problem = await run()
  console.log(`${problem === null ? '✓' : '✗'} ${name.padEnd(12)} ${secondsSince(since)}`)
  if (problem !== null) {
    failed += 1
    console.error(problem)
  }
}
console.log(
  failed === 0 ? `All checks passed in ${secondsSince(startedAt)}.` : `${failed} of the checks failed.`,
)
process.exit(failed === 0 ? 0 : 1)
