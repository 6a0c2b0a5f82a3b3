import { mkdir, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { buildSandbox } from './app.ts'
import { readSandboxConfig } from './config.ts'
import { openSandboxDb } from './db/sandbox-db.ts'

/** From the sources, the frame's script is the built one. */
const built = import.meta.url.endsWith('.ts') ? '../dist/' : './'

const patienceMs = 5_000

const isFree = (port: number, host: string) =>
  new Promise<boolean>((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })

/** Who was here before us may still be ending: its own start was killed a moment ago. */
const untilFree = async (port: number, host: string) => {
  const deadline = Date.now() + patienceMs
  while (!(await isFree(port, host))) {
    if (Date.now() > deadline) throw new Error(`The payment sandbox needs the port ${port}, which is in use.`)
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

const start = async () => {
  const { port, host, folder, hostOrigin, logLevel } = readSandboxConfig(process.env)
  await mkdir(folder, { recursive: true })
  const isNew = (await readdir(folder)).length === 0
  const db = openSandboxDb(folder)
  const app = buildSandbox({
    db,
    now: () => new Date(),
    hostOrigin,
    ownOrigin: `http://localhost:${port}`,
    folder: new URL(built, import.meta.url),
    logLevel,
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await app.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  // Ctrl-C reaches us too; whoever started us has requests to finish and ends us after them.
  process.on('SIGINT', () => (process.connected ? undefined : void stop()))
  // However that process ends, the channel to it ends with it.
  process.on('disconnect', () => void stop())
  await untilFree(port, host)
  await app.listen({ port, host })
  // The first opening of all takes seconds: it is over before anybody types a card, and does not slow the start.
  if (isNew) process.once('message', () => db.openAhead())
  process.send?.('listening')
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
