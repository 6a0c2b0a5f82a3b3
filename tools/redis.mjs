// A Redis of our own for tests, started from the installed program.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePorts } from './free-ports.mjs'

const programs = ['valkey-server', 'redis-server']

/** The program's path; null where neither Redis nor Valkey is installed. */
export const findRedis = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find((path) => existsSync(path)) ?? null

/** Keeps nothing: all that goes through it may vanish. `stop` and `start` again keep its address. */
export const startRedis = async () => {
  const program = findRedis()
  if (!program) throw new Error('Neither valkey-server nor redis-server was found.')
  const port = await freePorts()
  let child
  const start = async () => {
    child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    for await (const text of child.stdout) if (`${text}`.includes('Ready to accept')) return
    throw new Error(`${program} ended before it was ready.`)
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
