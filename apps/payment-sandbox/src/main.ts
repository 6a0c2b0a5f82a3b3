import { mkdir } from 'node:fs/promises'
import { buildSandbox } from './app.ts'
import { readSandboxConfig } from './config.ts'
import { openSandboxDb } from './db/sandbox-db.ts'

/** From the sources, the frame's script is the built one. */
const built = import.meta.url.endsWith('.ts') ? '../dist/' : './'

const start = async () => {
  const { port, host, folder, hostOrigin, logLevel } = readSandboxConfig(process.env)
  await mkdir(folder, { recursive: true })
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
  await app.listen({ port, host })
  process.send?.('listening')
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
