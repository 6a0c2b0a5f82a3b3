// `npm run bench:live`: 2,000 and 5,000 open pages, 50 messages a second, three nodes of which one is killed, and the
// control run that must find loss. What came and how fast stands in bench/live.json afterwards.
import { requireNode } from '../node-version.mjs'

requireNode()
const { installWhenNeeded } = await import('../install.mjs')
await installWhenNeeded()
const { bin, runShown } = await import('../run.mjs')

Object.assign(process.env, { NIGHT: '1', LIVE_RECORD: '1' })
const vitest = [bin('vitest/vitest.mjs'), 'run', '--project', 'api-server', 'live-load.night']
process.exit(await runShown(process.execPath, vitest))
