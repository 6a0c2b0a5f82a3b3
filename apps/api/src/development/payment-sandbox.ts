import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { lockFolder } from '../platform/db/embedded-lock.ts'
import { folders } from '../platform/config/folders.ts'

export type PaymentSandbox = {
  /** Resolves when cards can be entered. */
  ready: Promise<void>
  /** All else is there: what takes time may begin. */
  prepare: () => Promise<void>
  close: () => Promise<void>
}

const nothing: PaymentSandbox = {
  ready: Promise.resolve(),
  prepare: async () => undefined,
  close: async () => undefined,
}

/** Where the provider tells what happens with payments. */
const webhookPath = '/api/payment/webhook'

const spawnSandbox = (config: Config, folder: string, webhookSecret: string | null): ChildProcess =>
  spawn(process.execPath, [folders.paymentSandbox], {
    // Nothing of our own environment: it has no use for our keys and databases.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: config.environment,
      PORT: String(config.port + 2),
      HOST: config.host,
      DATA_DIR: folder,
      HOST_ORIGIN: config.publicUrl,
      LOG_LEVEL: config.logLevel,
      ...(webhookSecret === null
        ? {}
        : {
            WEBHOOK_URL: `http://localhost:${config.port}${webhookPath}`,
            WEBHOOK_SECRET: webhookSecret,
          }),
    },
    // The channel tells it when we are gone, however we went.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

const listening = async (child: ChildProcess) => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The payment sandbox ended before it was ready: what it says stands above.')
  })
  await Promise.race([once(child, 'message'), ended])
}

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exit
}

/** Beside us in a process of its own, and at the same time as all else starts; it ends with us. */
export const startPaymentSandbox = (config: Config): PaymentSandbox => {
  if (config.payment.provider !== 'sandbox' || !config.payment.isOurs) return nothing
  const { webhookSecret } = config.payment
  const folder = join(config.dataDir, 'payment-sandbox')
  // Where the database is a server, nothing else holds a second process off this folder.
  const starting = lockFolder(folder).then((unlock) => ({
    unlock,
    child: spawnSandbox(config, folder, webhookSecret),
  }))
  const ready = starting.then(({ child }) => listening(child))
  // Whoever waits for it is told; until somebody does, it is nobody's error.
  ready.catch(() => undefined)
  return {
    ready,
    prepare: async () => {
      const { child } = await starting
      if (child.connected) child.send('prepare')
    },
    close: async () => {
      const { unlock, child } = await starting
      await end(child)
      await unlock()
    },
  }
}
