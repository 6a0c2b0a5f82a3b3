import type { Queries } from '../../platform/db/db.ts'
import { postCaptured, postReleased } from './hold-ledger.ts'
import { saveCaptured } from './hold.store.ts'
import { partIdOf, payableOf } from './payable.ts'
import { finishOperation, operationsOf } from '../provider/operation.store.ts'
import { tellSettled } from '../payment-events.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Settling } from './settle-hold.ts'

/** Money was taken that nobody of us asked for: no ledger knows whose it is, so somebody must look. */
class UnaskedCapture extends Error {
  constructor(holdId: string, amountCents: number) {
    super(`${amountCents} cents of the hold ${holdId} were captured, and no operation asks for them.`)
    this.name = 'UnaskedCapture'
  }
}

/** The rest of a captured hold is released by its bank. */
export const settleCaptured = async (
  tx: Queries,
  deps: Pick<PaymentDeps, 'now' | 'tell'>,
  { hold, holds, receivedCents }: Settling & { receivedCents: number },
): Promise<void> => {
  if (hold.state === 'captured') return
  const operations = (await operationsOf(tx, [hold.id])).filter(({ state }) => state === 'asked')
  const operation = operations.find(
    ({ kind, amountCents }) => kind === 'capture' && amountCents === receivedCents,
  )
  if (hold.state !== 'held' || !operation) throw new UnaskedCapture(hold.publicId, receivedCents)
  const at = deps.now()
  await saveCaptured(tx, hold.id, receivedCents)
  await finishOperation(tx, operation.id, { state: 'done', at })
  for (const { id, kind } of operations)
    if (kind === 'void') await finishOperation(tx, id, { state: 'refused', at, lastError: 'captured before' })
  await postCaptured(tx, { hold, operation, amountCents: receivedCents, at })
  await postReleased(tx, { hold, holds, amountCents: hold.amountCents - receivedCents, at })
  const captured = { outcome: 'captured' as const, partId: partIdOf(hold), amountCents: receivedCents }
  await tellSettled(tx, deps, { ...payableOf(hold), ...captured })
}
