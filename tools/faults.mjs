// `npm run faults`: kills the server 200 times in the middle of orders and charges, and every tenth time the database
// server with it; then as often without idempotency keys, which the audit must find. KILLS and KILL_SEED change it.
import { requireNode } from './node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()
const { buildChanged } = await import('./build.mjs')
const { bin, runShown } = await import('./run.mjs')

process.env.DRAW_AHEAD = 'off'
process.env.KILLS ??= '200'
await buildChanged()
process.exit(
  await runShown(process.execPath, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    'faults',
    'checkout-kills',
  ]),
)
