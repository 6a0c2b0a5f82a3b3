import { payOut } from '../connect/payout.ts'
import { verifyAccounts, verifyingMs } from '../connect/verify-accounts.ts'
import { closeLateDisputes } from '../dispute/dispute.ts'
import { sql } from '../db/sql.ts'
import { eventAnswer } from '../event/event.ts'
import { eventsWhere } from '../event/event.store.ts'
import type { SandboxDeps } from '../http/stripe-route.ts'
import { runBilling } from '../billing/bill.ts'
import { expireHolds } from '../payment-intent/settle.ts'
import { type Delivery, dueDeliveries, markDelivered, markFailed, nextDelivery } from './delivery.store.ts'
import { signatureOf } from './sign.ts'

type Told = Pick<SandboxDeps, 'db' | 'now'> & { ownOrigin: string }

const atOnce = 10
const patienceMs = 10_000
const firstPauseMs = 1_000
const longestPauseMs = 300_000
/** Holds die without a sound. */
const longestSleepMs = 60_000

const pauseAfter = (attempts: number) => Math.min(firstPauseMs * 2 ** attempts, longestPauseMs)

/** Null: taken. */
const errorOf = async (deps: Told, { eventId, url, secret }: Delivery): Promise<string | null> => {
  const [event] = await deps.db.transaction((tx) => eventsWhere(tx, sql`id = ${eventId}`))
  if (event === undefined) return 'the event is gone'
  const body = JSON.stringify(eventAnswer(event))
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(secret, body, deps.now()),
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

const deliver = async (deps: Told, delivery: Delivery) => {
  const error = await errorOf(deps, delivery)
  const { id, attempts } = delivery
  const nextTryAt = new Date(deps.now().getTime() + pauseAfter(attempts))
  await deps.db.transaction(async (tx) => {
    if (error === null) await markDelivered(tx, id, deps.now())
    else await markFailed(tx, { id, error, nextTryAt })
  })
}

/** Does what happens by itself in time, delivers what is due, and says how long until there is more to do. */
export const deliverDue = async (deps: Told): Promise<number> => {
  const isWaiting = await deps.db.transaction(async (tx) => {
    const till = { tx, now: deps.now(), origin: deps.ownOrigin }
    await expireHolds(till)
    await closeLateDisputes(till)
    await runBilling(till)
    await payOut({ tx, now: deps.now() })
    return verifyAccounts({ tx, now: deps.now() })
  })
  const due = await deps.db.transaction((tx) => dueDeliveries(tx, deps.now(), atOnce))
  await Promise.all(due.map((one) => deliver(deps, one)))
  const next = await deps.db.transaction(nextDelivery)
  const pause = next ? next.getTime() - deps.now().getTime() : longestSleepMs
  return Math.min(Math.max(pause, 0), isWaiting ? verifyingMs : longestSleepMs)
}
