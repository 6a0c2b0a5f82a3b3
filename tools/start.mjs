// `npm start`: installs and builds what is missing, then runs the API, which serves everything. `--dev` watches instead.
import { requireNode } from './node-version.mjs'

requireNode()

const { installWhenNeeded } = await import('./install.mjs')
await installWhenNeeded()

if (process.argv.includes('--dev')) {
  const { watch } = await import('./watch.mjs')
  await watch()
} else {
  const { buildChanged } = await import('./build.mjs')
  await buildChanged().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  // In this process, so that signals reach it at once. What is invented is never sold.
  const server = process.env.NODE_ENV === 'production' ? 'api' : 'demo'
  await import(`../apps/${server}/dist/main.js`)
}
