import { attemptOf, type Hold, type HoldState } from './hold.store.ts'
import { claimOperation, isBeingAsked } from '../provider/operation.store.ts'
import { leaseMs, type PaymentDeps, providerOf } from '../payment-deps.ts'
import { declineSentence } from '../cards/decline-sentence.ts'
import type { Payable } from './payable.ts'
import { runOperation } from '../provider/run-operation.ts'
import { settleHold } from './settle-hold.ts'

export { askAnotherCard, askHolds, voidHolds } from './ask-holds.ts'

export type HoldsState = {
  state: 'held' | 'confirming' | 'declined' | 'asked'
  /** Where the bank asks its customer. */
  confirmUrl: string | null
  /** For people: why a card was refused. */
  message: string | null
  held: number
  holds: number
}

/** So long whoever submits twice waits for the answer that their first click gets. */
export const answerTimeoutMs = 12_000
const lookAgainMs = 200
const mostSteps = 500

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Asks for the holds of what is paid for one after the other, outside of any transaction, and says how far they are. It stops at the
 * first that a bank asks about or refuses. However many call it at once, each hold is asked for once.
 */
export const authorise = (deps: PaymentDeps, payable: Payable): Promise<HoldsState> =>
  authoriseThese(deps, payable, async () => {
    const holds = await attemptOf(deps.db, payable)
    if (holds.length === 0) throw new Error(`Nothing is to be held for ${JSON.stringify(payable)}.`)
    return holds
  })

/** The same for any of its holds, which are read anew after each answer. */
export const authoriseThese = async (
  deps: PaymentDeps,
  payable: Payable,
  read: () => Promise<Hold[]>,
): Promise<HoldsState> => {
  const givesUpAt = performance.now() + answerTimeoutMs
  for (;;) {
    const holds = await read()
    const next = waitedOf(holds)
    if (!next) return shown(holds, 'held')
    if (next.state === 'declined' || next.state === 'voided') {
      await runOperations(deps, payable)
      return { ...shown(await read(), 'declined'), message: declineSentence(next.declineCode ?? '') }
    }
    if (next.state === 'confirming') {
      const confirmUrl = await stillConfirming(deps, next)
      if (confirmUrl !== undefined) return { ...shown(holds, 'confirming'), confirmUrl }
      continue
    }
    if (await runNext(deps, payable)) continue
    const isLeft = !(await isBeingAsked(deps.db, next.id)) && isAsked(await read(), next.id)
    if (isLeft || performance.now() >= givesUpAt) return shown(holds, 'asked')
    await sleep(lookAgainMs)
  }
}

/** Whether it is still to be asked for: whoever had it in hand may have had the answer since it was read. */
const isAsked = (holds: readonly Hold[], id: number): boolean =>
  holds.some((hold) => hold.id === id && hold.state === 'asked')

/** The one that decides: a refused one, one that is voided, then the first that is not there yet. */
const waitedOf = (holds: readonly Hold[]): Hold | undefined => {
  // What was once held whole, and placed, is: others may have taken over, or charged it.
  if (holds.every(wasHeld)) return undefined
  const oneThatIs = (...states: HoldState[]) => holds.find(({ state }) => states.includes(state))
  return oneThatIs('declined') ?? oneThatIs('voided') ?? oneThatIs('asked', 'confirming')
}

const wasHeld = ({ heldAt }: Hold): boolean => heldAt !== null

const shown = (holds: readonly Hold[], state: HoldsState['state']): HoldsState => ({
  state,
  confirmUrl: null,
  message: null,
  held: state === 'held' ? holds.length : holds.filter((hold) => hold.state === 'held').length,
  holds: holds.length,
})

/** The bank's page, or null where there is none to show; undefined: the bank has its answer. */
const stillConfirming = async (deps: PaymentDeps, hold: Hold): Promise<string | null | undefined> => {
  if (hold.intentId === null) throw new Error(`The hold ${hold.publicId} waits for its bank without a name.`)
  try {
    const intent = await providerOf(deps).intents.readHold(hold.intentId)
    if (intent.status === 'requires_action') return intent.confirmUrl
    if (intent.status === 'processing') return null
    await deps.db.transaction((tx) => settleHold(tx, deps, { hold, answer: { kind: 'intent', intent } }))
    return undefined
  } catch (error) {
    deps.onProviderError(error)
    return null
  }
}

const runNext = async (deps: PaymentDeps, payable?: Payable): Promise<boolean> => {
  const now = deps.now()
  const operation = await claimOperation(deps.db, {
    now,
    until: new Date(now.getTime() + leaseMs),
    ...(payable ? { payable } : {}),
  })
  if (operation) await runOperation(deps, operation)
  return operation !== null
}

/** Finishes what was decided, one after the other, until there is nothing that can be asked now. Returns how many ran. */
export const runOperations = async (deps: PaymentDeps, payable?: Payable): Promise<number> => {
  let ran = 0
  while (ran < mostSteps && (await runNext(deps, payable))) ran += 1
  return ran
}
