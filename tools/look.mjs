// `node tools/look.mjs [folder]`: pictures of every page, signed out and as each role, for people to look at.
// LOOK_ONLY is a pattern of addresses, LOOK_WIDTHS and LOOK_SCHEMES lists; SHOWROOM_ORIGIN names a server that runs.
import { join, resolve } from 'node:path'
import { bin, root, runShown } from './run.mjs'

const folder = resolve(process.argv[2] ?? join(root, 'test-results/look'))
console.log(`Pictures go to ${folder}.`)
const code = await runShown(process.execPath, [bin('@playwright/test/cli.js'), 'test', '--project=look'], {
  cwd: join(root, 'tests'),
  env: { LOOK_FOLDER: folder },
})
process.exit(code)
