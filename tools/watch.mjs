// `npm run dev`: the API from its sources, and the host by Vite, both restarted or replaced as files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildChanged } from './build.mjs'
import { bin, root } from './run.mjs'

export const watch = async () => {
  // The contractor demo loads the built script.
  await buildChanged()
  // The host asks the API beside it, wherever that listens.
  const env = { API: `http://localhost:${process.env.PORT || 4000}`, ...process.env }
  const start = (script, args, cwd) =>
    spawn(process.execPath, [script, ...args], { cwd: join(root, cwd), stdio: 'inherit', env })
  const children = [
    start(bin('tsx/dist/cli.mjs'), ['watch', '--clear-screen=false', 'apps/demo/src/serve.ts'], '.'),
    start(bin('vite/bin/vite.js'), [], 'apps/host'),
  ]
  const stop = (signal) => {
    for (const child of children) child.kill(signal)
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  for (const child of children) child.once('exit', () => stop('SIGTERM'))
}
