// `npm run demo`, `npm run import`, `npm run domains`, `npm run admin`, `npm run audit` and `npm run jobs`: the API's command-line programs, built first when their sources changed.
import { requireNode } from './node-version.mjs'

requireNode()
/** Each program's built file, and what is built for it. */
const programs = {
  demo: { file: 'apps/demo/dist/fill.js', target: 'demo' },
  import: { file: 'apps/api/dist/import.js', target: 'api' },
  domains: { file: 'apps/api/dist/domains.js', target: 'api' },
  admin: { file: 'apps/api/dist/admin.js', target: 'api' },
  audit: { file: 'apps/api/dist/audit.js', target: 'api' },
  jobs: { file: 'apps/api/dist/jobs.js', target: 'api' },
}
const [name, ...args] = process.argv.slice(2)
const program = programs[name]
if (!program) {
  console.error(`Which one? ${Object.keys(programs).join(' or ')}.`)
  process.exit(1)
}
const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()
const { buildChanged } = await import('./build.mjs')
await buildChanged({ only: program.target })
// The program reads its own arguments, as if it had been called directly.
process.argv.splice(1, process.argv.length - 1, `${name}.js`, ...args)
await import(`../${program.file}`)
