// `npm run faults`: kills the server 200 times in the middle of orders and charges, 200 times in the months after
// them, and 200 times while credits of AI Design are reserved, returned and bought, every tenth time the database server
// with it; then without idempotency keys, which the audit must find. KILLS and KILL_SEED change it; `-- checkout`,
// `-- months` or `-- credits` runs one of them.
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()
const { buildChanged } = await import('./build.mjs')
const { bin, runShown } = await import('./run.mjs')

const all = ['checkout', 'months', 'credits']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`npm run faults -- [${all.join('|')}], not ${unknown.join(' ')}`)
  process.exit(1)
}

process.env.DRAW_AHEAD = 'off'
process.env.KILLS ??= '200'
await buildChanged()
process.exit(
  await runShown(process.execPath, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    'faults',
    // Figures are told as they come: the last of them would be lost with a run that is cut off.
    '--disable-console-intercept=true',
    ...(chosen.length > 0 ? chosen : all).map((name) => `${name}-kills`),
  ]),
)
