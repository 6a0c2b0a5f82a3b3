import { returnStates, type ReturnStep } from '@showroom/contract/order/return.rules'
import { shownMoney } from '../../shared/shown-money.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Actor } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { writeAdminDeed } from '../deed/write-deed.ts'
import { refundCentsOf } from './present-return.ts'
import { returnById, type ReturnRequest } from './return.store.ts'

type Taken = { request: ReturnRequest; step: ReturnStep; at: Date }

/** A step that an Admin took with a return: how it stood before, and how it stands now. */
export const writeReturnDeed = async (
  tx: Queries,
  actor: Actor,
  { request, step, at }: Taken,
): Promise<void> => {
  if (actor.role !== 'Admin') return
  const taken = (await returnById(tx, request.id)) ?? refuseUnknown()
  await writeAdminDeed(tx, actor, {
    at,
    action: deedMessages.returnSteps[step],
    entity: 'return',
    entityId: request.publicId,
    note: noteOf(step, taken),
    before: { state: returnStates[request.state].label },
    after: {
      state: returnStates[taken.state].label,
      ...(taken.state === 'refunded' ? { refund: shownMoney(refundCentsOf(taken)) } : {}),
    },
  })
}

/** What was said with it. */
const noteOf = (step: ReturnStep, { answer, tracking, lines }: ReturnRequest): string => {
  if (step === 'receive') {
    const sum = (of: (line: ReturnRequest['lines'][number]) => number) =>
      lines.reduce((units, line) => units + of(line), 0)
    return deedMessages.accepted(
      sum(({ acceptedQty }) => acceptedQty ?? 0),
      sum(({ qty }) => qty),
    )
  }
  return step === 'replace' ? tracking : answer
}
