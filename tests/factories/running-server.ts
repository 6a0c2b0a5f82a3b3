import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePorts } from '../../tools/free-ports.mjs'

const root = resolve(import.meta.dirname, '../..')
const startsWithinMs = 600_000

export type RunningServer = {
  origin: string
  /** What it keeps: nobody else may open it while it runs. */
  dataDir: string
  contractorOrigin: string
  /** Where cards are typed, unless Stripe's keys are set. */
  sandboxOrigin: string
  readonly process: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
  /** Stops it, does something meanwhile, and starts it again at the same addresses, with all that it kept. */
  restart(meanwhile: () => Promise<unknown>): Promise<void>
  /** How often it did. */
  readonly restarts: number
}

type Start = {
  dataDir: string
  port?: number
  environment?: Record<string, string>
  /** The API without the invented marketplace begins sooner, where that is filled already. */
  program?: 'apps/demo/dist/main.js' | 'apps/api/dist/main.js'
}

/** The built server as `npm start` runs it, in a process of its own. */
export const startServer = async ({ port, ...start }: Start): Promise<RunningServer> => {
  const chosen = port ?? (await freePorts(3))
  let begun = await beginServer(start, chosen)
  let restarts = 0
  return {
    origin: `http://localhost:${chosen}`,
    dataDir: start.dataDir,
    contractorOrigin: `http://localhost:${chosen + 1}`,
    sandboxOrigin: `http://localhost:${chosen + 2}`,
    get process() {
      return begun.child
    },
    output: () => begun.printed(),
    stop: () => ended(begun.child, 'SIGTERM'),
    kill: async () => {
      await ended(begun.child, 'SIGKILL')
    },
    // However often: what is stopped in the end is the process that runs then.
    restart: async (meanwhile) => {
      restarts += 1
      await ended(begun.child, 'SIGTERM')
      await meanwhile()
      begun = await beginServer(start, chosen)
    },
    get restarts() {
      return restarts
    },
  }
}

const beginServer = async (
  { dataDir, environment, program = 'apps/demo/dist/main.js' }: Omit<Start, 'port'>,
  port: number,
) => {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  await readyOrFailed(child, () => printed)
  return { child, printed: () => printed }
}

const readyOrFailed = async (child: ChildProcess, printed: () => string) => {
  const deadline = Date.now() + startsWithinMs
  while (!printed().includes('Showroom ready:')) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${printed()}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server was not ready in time:\n${printed()}`)
    }
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}
