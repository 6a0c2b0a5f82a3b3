import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../run.mjs'

const port = Number(process.env.BENCH_PORT ?? 4390)
export const address = `http://localhost:${port}`

/** A production start stays empty: the demo goods are there before it. */
const fill = (variables) =>
  execFileSync(process.execPath, ['apps/demo/dist/fill.js'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** The built API in a process of its own. Resolves when it says that it is ready, with what ends it. */
export const startApi = (variables) => {
  fill(variables)
  return startFilled(variables)
}

const startFilled = (variables) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RATE_LIMITS: 'off',
        DRAW_AHEAD: 'off',
        HOST: 'localhost',
        PORT: String(port),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((done) => child.once('exit', done))
    // Whatever ends us, it does not stay behind.
    process.once('exit', () => child.kill('SIGTERM'))
    child.stdout.on('data', (text) => {
      if (!String(text).includes('Showroom ready')) process.stdout.write(text)
      else resolve({ pid: child.pid, stop: () => (child.kill('SIGTERM'), ended) })
    })
    void ended.then((code) => reject(new Error(`The API ended with code ${code} before it was ready.`)))
  })

/** What the process holds in memory, in whole megabytes; null where the system does not say. */
export const residentMegabytes = (pid) => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}
