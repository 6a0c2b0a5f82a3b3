import { freePorts } from '../../../../tools/free-ports.mjs'
import { buildSandbox } from '../app.ts'
import { dumpNew, openSandboxDb } from '../db/sandbox-db.ts'
import { deliverDue } from '../webhook/deliver.ts'
import { keepWorking } from '../webhook/keep-working.ts'

export const hostOrigin = 'http://host.test'

let dumped: Promise<Buffer> | null = null

/** Made once for each worker: it takes seconds. */
const emptyDatabase = () => {
  dumped ??= dumpNew()
  return dumped
}

/** A sandbox in memory, listening on an address of its own, with a clock that the test holds. */
export const openTestSandbox = async (now = () => new Date()) => {
  const port = await freePorts()
  const origin = `http://localhost:${port}`
  const db = openSandboxDb({ dataDir: null, dump: await emptyDatabase() })
  const deliveries = keepWorking(
    () => deliverDue({ db, now, ownOrigin: origin }),
    (error) => console.error(error),
  )
  const app = buildSandbox({
    db,
    now,
    onChange: deliveries.wake,
    hostOrigin,
    ownOrigin: origin,
    folder: new URL('../../dist/', import.meta.url),
    logLevel: 'error',
  })
  await app.listen({ port, host: 'localhost' })
  const close = async () => {
    await app.close()
    await deliveries.stop()
    await db.close()
  }
  return { origin, app, db, deliveries, close }
}

/** As the frame hands in what was typed. */
export const typeInto = async (origin: string, typed: Partial<Record<string, string>> = {}) => {
  const reply = await fetch(`${origin}/frame/payment_methods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      card_number: '4242 4242 4242 4242',
      name_on_Card: 'Ana Quill',
      exp_date: '12/34',
      cvv: '123',
      ...typed,
    }),
  })
  const answer: { card?: { payment_method_id: string; brand: string; last4: string }; errors?: object } =
    await reply.json()
  return { status: reply.status, ...answer }
}
