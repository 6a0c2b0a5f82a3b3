import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePorts } from '../../../../tools/free-ports.mjs'

/** As they are built: each start would read every source anew. */
const withDemo = fileURLToPath(new URL('../../../demo/dist/main.js', import.meta.url))
/** The invented marketplace refuses to be started in production. */
const alone = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const started = new Set<ChildProcess>()

/** Nothing runs beside it, the payment sandbox neither. */
export const quiet = {
  DRAW_AHEAD: 'off',
  RECHECK_DOMAINS: 'off',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

/** The API as a process of its own. `ended` resolves with its exit code; `said` is all it printed. */
export const startProcess = async (variables: Record<string, string>) => {
  // The contractor's site and the payment sandbox listen beside it.
  const port = await freePorts(3)
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(port),
    ...variables,
  }
  const child = spawn(process.execPath, [env.NODE_ENV === 'production' ? alone : withDemo], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        if (output.includes('Showroom ready')) resolve()
      })
    }
    void ended.then(() => reject(new Error(`The process ended before it was ready:\n${output}`)))
  })
  // Who only waits for the end does not ask for readiness.
  ready.catch(() => undefined)
  const { pid } = child
  return { port, pid, ready, ended, said: () => output, stop: (signal: NodeJS.Signals) => child.kill(signal) }
}

export const stopAllProcesses = () => {
  for (const child of started) child.kill('SIGKILL')
}
