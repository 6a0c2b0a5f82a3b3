import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { columnsOfPart, type Payable, type PayablePart } from './payable.ts'
import { addHold, type Hold, lockHoldsOf, type NewHold, saveHoldState } from './hold.store.ts'
import { addOperation, moveOperations, operationsOf, withdrawOperation } from '../provider/operation.store.ts'
import type { Need } from '../payment-need.rules.ts'
import { type PaymentDeps, providerOf } from '../payment-deps.ts'

type HoldCardOf = { customerId: string; paymentMethodId: string; brand: string; last4: string }

type AskedHolds = {
  payable: Payable
  attempt: number
  card: HoldCardOf
  holds: readonly { part: PayablePart; amountCents: number }[]
}

type Clock = Pick<PaymentDeps, 'now'>

/** Written down, not asked yet: a crash after the commit forgets nothing. */
const writeHold = async (tx: Queries, hold: Omit<NewHold, 'publicId'>, reason: string): Promise<number> => {
  const holdId = await addHold(tx, { ...hold, publicId: newPublicId() })
  await addOperation(tx, {
    publicId: newPublicId(),
    holdId,
    kind: 'authorise',
    amountCents: hold.amountCents,
    askedAt: hold.askedAt,
    reason,
  })
  return holdId
}

/** One hold for each part of what is paid for, in the transaction that writes that. `authorise` asks the bank after it. */
export const askHolds = async (tx: Queries, deps: PaymentDeps, asked: AskedHolds): Promise<void> => {
  const { payable, attempt, card } = asked
  const { providerAccount } = providerOf(deps)
  for (const { part, amountCents } of asked.holds) {
    const hold = {
      ...columnsOfPart(payable, part),
      attempt,
      replacesId: null,
      isAttended: true,
      providerAccount,
      amountCents,
    }
    await writeHold(tx, { ...hold, ...namesOf(card), askedAt: deps.now() }, '')
  }
}

const namesOf = ({ customerId, paymentMethodId, brand, last4 }: HoldCardOf) => ({
  customerId,
  paymentMethodId,
  cardBrand: brand,
  cardLast4: last4,
})

/** A hold that takes over from another, with nobody there to be asked by their bank. */
export const askReplacement = (
  tx: Queries,
  { now }: Clock,
  { hold, amountCents, reason }: { hold: Hold; amountCents: number; reason: string },
) => writeHold(tx, { ...hold, replacesId: hold.id, isAttended: false, amountCents, askedAt: now() }, reason)

/** In place of what a bank no longer holds, with its client there: what was to be charged of that is charged of this. */
export const askAnotherCard = async (
  tx: Queries,
  deps: PaymentDeps,
  { needs, card }: { needs: readonly Need[]; card: HoldCardOf },
): Promise<void> => {
  const { providerAccount } = providerOf(deps)
  for (const { hold, amountCents } of needs) {
    const own = { replacesId: hold.id, isAttended: true, providerAccount, amountCents, askedAt: deps.now() }
    const holdId = await writeHold(tx, { ...hold, ...own, ...namesOf(card) }, 'another card')
    await moveOperations(tx, hold.id, holdId)
  }
}

const living = ['asked', 'confirming', 'held']

/** Voids the holds of what came to nothing, and those still under way. */
export const voidHolds = async (tx: Queries, deps: Clock, payable: Payable): Promise<void> => {
  for (const hold of await lockHoldsOf(tx, payable))
    if (living.includes(hold.state)) await voidHold(tx, deps, { hold, reason: 'given up' })
}

export const voidHold = async (
  tx: Queries,
  { now }: Clock,
  { hold, reason }: { hold: Hold; reason: string },
): Promise<void> => {
  if (hold.state === 'asked' && (await withdrawOperation(tx, hold.id, now())))
    return saveHoldState(tx, hold.id, 'voided')
  const open = (await operationsOf(tx, [hold.id])).filter(({ state }) => state === 'asked')
  if (open.some(({ kind }) => kind === 'void' || kind === 'capture')) return
  await addOperation(tx, {
    publicId: newPublicId(),
    holdId: hold.id,
    kind: 'void',
    amountCents: null,
    askedAt: now(),
    reason,
  })
}
