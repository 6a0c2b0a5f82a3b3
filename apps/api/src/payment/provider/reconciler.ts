import { fetchEvents, handleEvents } from './handle-events.ts'
import { runOperations } from '../holds/holds.ts'
import { holdsConfirmingSince } from '../holds/hold.store.ts'
import { type PaymentParts, providerOf } from '../payment-parts.ts'
import { renewHolds } from '../holds/renew-holds.ts'
import { settleHold } from '../holds/settle-hold.ts'

const everyMs = 5_000
/** What the provider would have told by then, had it reached us. */
const askedAfterMs = 2 * 60_000
/** Every so many rounds. */
const fetchEvery = 12
const mostConfirming = 50

/** Finishes whatever a crash, a lost answer or a lost event left half done. Doing it twice does nothing twice. */
export const reconcile = async (parts: PaymentParts): Promise<void> => {
  await handleEvents(parts)
  await renewHolds(parts)
  await runOperations(parts)
}

/** What is not told by any event that reached us. */
export const catchUp = async (parts: PaymentParts): Promise<void> => {
  await fetchEvents(parts)
  const before = new Date(parts.now().getTime() - askedAfterMs)
  for (const hold of await holdsConfirmingSince(parts.db, before, mostConfirming)) {
    if (hold.intentId === null) continue
    const intent = await providerOf(parts).intents.readHold(hold.intentId)
    if (intent.status === 'requires_action') continue
    await parts.db.transaction((tx) => settleHold(tx, parts, { hold, answer: { kind: 'intent', intent } }))
  }
}

type Reconciler = {
  /** Something is there to do: it is done now rather than at the next round. */
  wake: () => void
  /** From now on every few seconds. */
  start: () => void
  /** Resolves when the round that is under way is over. */
  stop: () => Promise<void>
}

/** One round at a time in this process; of other processes it is kept apart by the rows that they have taken. */
export const openReconciler = (parts: PaymentParts, report: (error: unknown) => void): Reconciler => {
  let round: Promise<void> | null = null
  let isWoken = false
  let isStopped = false
  let rounds = 0
  let timer: NodeJS.Timeout | null = null

  const work = async (isRegular: boolean) => {
    await reconcile(parts).catch(report)
    if (isRegular && rounds++ % fetchEvery === 0) await catchUp(parts).catch(report)
  }
  const run = (isRegular: boolean) => {
    if (isStopped || !parts.provider) return
    if (round) {
      isWoken = true
      return
    }
    round = work(isRegular).finally(() => {
      round = null
      if (!isWoken) return
      isWoken = false
      run(false)
    })
  }
  return {
    wake: () => run(false),
    start: () => {
      timer = setInterval(() => run(true), everyMs)
      timer.unref()
      run(true)
    },
    stop: async () => {
      isStopped = true
      if (timer) clearInterval(timer)
      await round
    },
  }
}
