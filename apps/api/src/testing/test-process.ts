import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../demo/src/serve.ts', import.meta.url))
const started = new Set<ChildProcess>()

const listenOnce = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A port whose neighbour is free as well: the contractor's site listens there. */
const freePorts = async (): Promise<number> => {
  const port = await listenOnce(0)
  const next = await listenOnce(port + 1).catch(() => null)
  return next === null ? freePorts() : port
}

/** The API as a process of its own. `ended` resolves with its exit code; `said` is all it printed. */
export const startProcess = async (variables: Record<string, string>) => {
  const port = await freePorts()
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(port),
    ...variables,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
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
  return { port, ready, ended, said: () => output, stop: (signal: NodeJS.Signals) => child.kill(signal) }
}

export const stopAllProcesses = () => {
  for (const child of started) child.kill('SIGKILL')
}
