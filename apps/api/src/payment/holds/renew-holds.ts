import { dayMs } from '@showroom/contract/shared/time'
import { askReplacement } from './ask-holds.ts'
import { payableOf } from './payable.ts'
import { type Hold, holdsThatExpireBy, lockHoldsOf } from './hold.store.ts'
import { tellSettling } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'

/** Authorisations expire after seven days: a new one takes over on the sixth, leaving a day to mend a refusal. */
const aheadMs = dayMs
const mostAtOnce = 50

/** Asked for beside another, and refused or withdrawn with nothing missing by that. */
const isInVain = ({ state, paymentNeededAt }: Hold): boolean =>
  (state === 'declined' || state === 'voided') && paymentNeededAt === null

/** Decides to ask anew for holds that expire within a day. Returns how many; `runOperations` asks for them. */
export const renewHolds = async (deps: PaymentDeps): Promise<number> => {
  const until = new Date(deps.now().getTime() + aheadMs)
  const dying = await holdsThatExpireBy(deps.db, until, mostAtOnce)
  let renewed = 0
  for (const { id, ...dies } of dying) {
    renewed += await deps.db.transaction(async (tx) => {
      const payable = payableOf(dies)
      await tellSettling(tx, deps, payable)
      const holds = await lockHoldsOf(tx, payable)
      const hold = holds.find((one) => one.id === id)
      const isTakenOver = holds.some((one) => one.replacesId === id && !isInVain(one))
      if (hold?.state !== 'held' || isTakenOver) return 0
      await askReplacement(tx, deps, { hold, amountCents: hold.amountCents, reason: 'dies soon' })
      return 1
    })
  }
  return renewed
}
