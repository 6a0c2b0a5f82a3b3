import type { ClaimOutcome } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { canTake, type ReturnState, type ReturnStep } from '@showroom/contract/order/return.rules'
import { deadlinesOf } from '@showroom/contract/order/return-waits.rules'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Actor } from '../deed/actor.ts'
import { writeReturnDeed } from './return-deed.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { newOrderNumber } from '../order-number.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { saveAccepted, saveReturnState } from './change-return.store.ts'
import { endReturn, refundReturn } from './end-return.ts'
import { returnById, type ReturnRequest } from './return.store.ts'
import { tellReturn } from './return-events.ts'

type Step = { found: ReturnRequest; step: ReturnStep; actor: Actor }
type Work = (tx: Queries, request: ReturnRequest) => Promise<void>

/** One step of a return, under the order's lock. Taken twice, the second finds it done; from elsewhere it is refused. */
const take = async (
  deps: PaymentDeps,
  { found, step, actor, done }: Step & { done: readonly ReturnState[] },
  work: Work,
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, found.orderId)
    const request = (await returnById(tx, found.id)) ?? refuseUnknown()
    if (canTake(step, request)) {
      await work(tx, request)
      return writeReturnDeed(tx, actor, { request, step, at: deps.now() })
    }
    if (!done.includes(request.state)) refuse(409, 'return_moved', say.notOpen)
  })
  await moveOn(deps, found.orderId)
}

type Answer = { answer: 'approve'; outcome?: ClaimOutcome | undefined } | { answer: 'reject'; reason: string }

export const answerReturn = (deps: PaymentDeps, of: Omit<Step, 'step'>, answer: Answer): Promise<void> => {
  const done: ReturnState[] =
    answer.answer === 'reject' ? ['rejected'] : ['approved', 'refunded', 'given_back']
  return take(deps, { ...of, step: 'answer', done }, async (tx, request) => {
    const { actor } = of
    if (answer.answer === 'reject')
      return endReturn(tx, deps, {
        request,
        to: 'rejected',
        actor,
        answer: answer.reason,
        note: say.rejectedNote,
      })
    await approve(tx, deps, { request, actor, outcome: answer.outcome ?? request.outcome })
  })
}

type Approving = { request: ReturnRequest; actor: Actor; outcome: ClaimOutcome }

const approve = async (tx: Queries, deps: PaymentDeps, { request, actor, outcome }: Approving) => {
  const at = deps.now()
  // What is claimed does not come back first.
  const isRefundedNow = request.kind === 'claim' && outcome === 'refund'
  await saveReturnState(tx, request.id, {
    to: 'approved',
    at,
    outcome,
    answeredBy: actor.accountId,
    rma: `RMA-${newOrderNumber()}`,
    ...(isRefundedNow ? {} : deadlinesOf({ kind: request.kind, state: 'approved' }, at)),
  })
  if (isRefundedNow) return refundReturn(tx, deps, { request, actor })
  await tellReturn(tx, { request, news: 'approved', at })
}

export const withdrawReturn = (deps: PaymentDeps, of: Omit<Step, 'step'>): Promise<void> =>
  take(deps, { ...of, step: 'withdraw', done: ['withdrawn'] }, (tx, request) =>
    endReturn(tx, deps, { request, to: 'withdrawn', actor: of.actor, note: say.withdrawnNote }),
  )

export const sendReturn = (deps: PaymentDeps, of: Omit<Step, 'step'>, tracking: string): Promise<void> =>
  take(deps, { ...of, step: 'send', done: ['sent', 'received', 'refunded'] }, (tx, request) =>
    moveTo(tx, { request, to: 'sent', at: deps.now(), tracking }),
  )

export const replaceReturn = (deps: PaymentDeps, of: Omit<Step, 'step'>, tracking: string): Promise<void> =>
  take(deps, { ...of, step: 'replace', done: ['replaced'] }, (tx, request) =>
    moveTo(tx, { request, to: 'replaced', at: deps.now(), tracking }),
  )

type Move = { request: ReturnRequest; to: 'sent' | 'replaced'; at: Date; tracking: string }

const moveTo = async (tx: Queries, { request, to, at, tracking }: Move) => {
  await saveReturnState(tx, request.id, {
    to,
    at,
    tracking,
    ...deadlinesOf({ kind: request.kind, state: to }, at),
  })
  await tellReturn(tx, { request, news: to, at })
}

export type Received = { id: string; acceptedQty: number; deduction: string }

/** What came back was looked at. Where none of it is good, that is its end. */
export const receiveReturn = (
  deps: PaymentDeps,
  of: Omit<Step, 'step'>,
  received: readonly Received[],
): Promise<void> =>
  take(deps, { ...of, step: 'receive', done: ['received', 'refunded', 'rejected'] }, async (tx, request) => {
    requireInspected(request, received)
    for (const line of request.lines) {
      const said = received.find(({ id }) => id === line.publicId)
      if (said) await saveAccepted(tx, line.id, said)
    }
    const at = deps.now()
    if (received.every(({ acceptedQty }) => acceptedQty === 0)) {
      const answer = received.map(({ deduction }) => deduction).join(' ')
      return endReturn(tx, deps, { request, to: 'rejected', actor: of.actor, answer, note: say.rejectedNote })
    }
    await saveReturnState(tx, request.id, {
      to: 'received',
      at,
      ...deadlinesOf({ kind: request.kind, state: 'received' }, at),
    })
    await tellReturn(tx, { request, news: 'received', at })
  })

const requireInspected = ({ lines }: ReturnRequest, received: readonly Received[]) => {
  const isEach = lines.every(({ publicId }) => received.filter(({ id }) => id === publicId).length === 1)
  if (!isEach || received.length > lines.length) refuseInvalid({ lines: [say.everyLine] })
  for (const { publicId, qty } of lines) {
    const { acceptedQty = 0, deduction = '' } = received.find(({ id }) => id === publicId) ?? {}
    if (acceptedQty > qty) refuseInvalid({ lines: [say.tooMuch(qty)] })
    if (acceptedQty < qty && deduction === '') refuseInvalid({ lines: [say.deductionNeeded] })
  }
}

export const refundReceived = (deps: PaymentDeps, of: Omit<Step, 'step'>): Promise<void> =>
  take(deps, { ...of, step: 'refund', done: ['refunded', 'given_back'] }, (tx, request) =>
    refundReturn(tx, deps, { request, actor: of.actor }),
  )
