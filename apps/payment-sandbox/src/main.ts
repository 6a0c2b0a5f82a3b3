import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { buildSandbox } from './app.ts'
import { readSandboxConfig } from './config.ts'
import { openSandboxDb, type Queries } from './db/sandbox-db.ts'
import { deliverDue } from './webhook/deliver.ts'
import { keepWorking } from './webhook/keep-working.ts'
import { tellHost } from './webhook/tell-host.ts'

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
  const { port, host, folder, hostOrigin, logLevel, webhook } = readSandboxConfig(process.env)
  await mkdir(folder, { recursive: true })
  const now = () => new Date()
  const ownOrigin = `http://localhost:${port}`
  const onOpen = webhook ? (tx: Queries) => tellHost(tx, webhook, now()) : undefined
  const db = openSandboxDb({ dataDir: folder, ...(onOpen ? { onOpen } : {}) })
  const deliveries = keepWorking(
    () => deliverDue({ db, now, ownOrigin }),
    (error) => app.log.error({ err: error }, 'webhooks were not delivered'),
  )
  const app = buildSandbox({
    db,
    now,
    onChange: deliveries.wake,
    hostOrigin,
    ownOrigin,
    folder: new URL(built, import.meta.url),
    logLevel,
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await app.close()
    await deliveries.stop()
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
  // What was not delivered when we ended is delivered then.
  process.on('message', (said) => {
    if (said === 'forget') void db.forget().then(() => process.send?.('forgotten'))
    else deliveries.wake()
  })
  process.send?.('listening')
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
