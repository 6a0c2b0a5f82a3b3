import { payOut } from '../connect/payout.ts'
import { sql } from '../db/sql.ts'
import { eventAnswer } from '../event/event.ts'
import { eventsWhere } from '../event/event.store.ts'
import type { SandboxParts } from '../http/stripe-route.ts'
import { expireHolds } from '../payment-intent/settle.ts'
import { type Delivery, dueDeliveries, markDelivered, markFailed, nextDelivery } from './delivery.store.ts'
import { signatureOf } from './sign.ts'

type Told = Pick<SandboxParts, 'db' | 'now'> & { ownOrigin: string }

const atOnce = 10
const patienceMs = 10_000
const firstPauseMs = 1_000
const longestPauseMs = 300_000
/** Holds die without a sound. */
const longestSleepMs = 60_000

const pauseAfter = (tries: number) => Math.min(firstPauseMs * 2 ** tries, longestPauseMs)

/** Null: taken. */
const troubleOf = async (parts: Told, { eventId, url, secret }: Delivery): Promise<string | null> => {
  const [event] = await parts.db.transaction((tx) => eventsWhere(tx, sql`id = ${eventId}`))
  if (event === undefined) return 'the event is gone'
  const body = JSON.stringify(eventAnswer(event))
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(secret, body, parts.now()),
        'user-agent': 'Showroom payment sandbox',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await reply.body?.cancel()
    return reply.ok ? null : `answered ${reply.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const deliver = async (parts: Told, delivery: Delivery) => {
  const trouble = await troubleOf(parts, delivery)
  const { id, tries } = delivery
  const nextTryAt = new Date(parts.now().getTime() + pauseAfter(tries))
  await parts.db.transaction(async (tx) => {
    if (trouble === null) await markDelivered(tx, id, parts.now())
    else await markFailed(tx, { id, trouble, nextTryAt })
  })
}

/** Does what happens by itself in time, delivers what is due, and says how long until there is more to do. */
export const deliverDue = async (parts: Told): Promise<number> => {
  await parts.db.transaction(async (tx) => {
    await expireHolds({ tx, now: parts.now(), origin: parts.ownOrigin })
    await payOut({ tx, now: parts.now() })
  })
  const due = await parts.db.transaction((tx) => dueDeliveries(tx, parts.now(), atOnce))
  await Promise.all(due.map((one) => deliver(parts, one)))
  const next = await parts.db.transaction(nextDelivery)
  const pause = next ? next.getTime() - parts.now().getTime() : longestSleepMs
  return Math.min(Math.max(pause, 0), longestSleepMs)
}
