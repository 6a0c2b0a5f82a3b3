import type { Queries } from '../../platform/db/db.ts'
import { postRefunded } from './hold-ledger.ts'
import { addRefunded, type Hold, lockHoldsOf } from './hold.store.ts'
import { payableOf } from './payable.ts'
import { finishOperation, type Operation, operationsOf } from '../provider/operation.store.ts'
import { tellSettling } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Refund } from '../provider/intents.ts'
import { UnexpectedProviderAnswer } from '../provider/provider-reading.ts'

/** Saves what the provider says of a refund, once, whoever brought it. */
export const settleRefund = async (
  tx: Queries,
  deps: Pick<PaymentDeps, 'now' | 'tell'>,
  { hold: known, operation: asked, answer }: { hold: Hold; operation: Operation; answer: Refund },
): Promise<void> => {
  if (answer.amountCents !== asked.amountCents || answer.intentId !== known.intentId)
    throw new UnexpectedProviderAnswer(['amount', 'payment_intent'])
  await tellSettling(tx, deps, payableOf(known))
  const hold = (await lockHoldsOf(tx, payableOf(known))).find(({ id }) => id === known.id)
  const operation = (await operationsOf(tx, [known.id])).find(({ id }) => id === asked.id)
  if (!hold || operation?.state !== 'asked') return
  const at = deps.now()
  if (answer.status === 'pending') return
  if (answer.status === 'failed')
    return void (await finishOperation(tx, operation.id, {
      state: 'refused',
      at,
      lastError: 'the bank sent the refund back',
    }))
  await addRefunded(tx, hold.id, answer.amountCents)
  await finishOperation(tx, operation.id, { state: 'done', at })
  await postRefunded(tx, { hold, operation, amountCents: answer.amountCents, at })
}
