// `npm run seed`, `npm run import`, `npm run domains`, `npm run admin`, `npm run audit` and `npm run jobs`: the API's command-line programs, built first when their sources changed.
import { requireNode } from './node-version.mjs'

requireNode()
const programs = new Set(['seed', 'import', 'domains', 'admin', 'audit', 'jobs'])
const [name, ...args] = process.argv.slice(2)
if (!name || !programs.has(name)) {
  console.error(`Which one? ${[...programs].join(' or ')}.`)
  process.exit(1)
}
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()
const { buildChanged } = await import('./build.mjs')
await buildChanged({ only: 'api' })
// The program reads its own arguments, as if it had been called directly.
process.argv.splice(1, process.argv.length - 1, `${name}.js`, ...args)
await import(`../apps/api/dist/${name}.js`)
