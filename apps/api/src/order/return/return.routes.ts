import type { NewReturn } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { requireAccount } from '../../account/require-account.ts'
import { auditExport } from '../../audit/audit-export.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Caller, Who } from '../../platform/http/who.ts'
import { actorOf, callingOf } from '../deed/actor.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { askReturn } from './ask-return.ts'
import {
  answerReturn,
  receiveReturn,
  refundReceived,
  replaceReturn,
  sendReturn,
  withdrawReturn,
} from './move-return.ts'
import { listReturns, returnFile } from './list-returns.ts'
import { quoteReturn, readReturns, seenReturn, shownSold } from './read-returns.ts'
import { openBeyondTime } from './open-beyond-time.ts'
import { ownReturn } from './return.store.ts'

/** What a client asks for. */
const clientRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('GET /api/order/{id}/return', async ({ params }, who) => {
    const { accountId } = callingOf(who)
    return { success: true, data: await readReturns(deps, { publicId: params.id, accountId }) }
  })

  serve('POST /api/order/{id}/return/quote', async ({ params, body: wish }, who) => {
    const { accountId } = callingOf(who)
    return { success: true, data: await quoteReturn(deps, { publicId: params.id, accountId, wish }) }
  })

  serve('POST /api/order/{id}/return', async ({ params, body: wish }, who) => {
    const caller = callingOf(who)
    const own = { publicId: params.id, accountId: caller.accountId }
    const { order } = (await ownOrder(deps.db, own.publicId, own.accountId)) ?? refuseUnknown()
    await asked(deps, { orderId: order.id, wish, actor: actorOf(caller) })
    return { success: true, data: await readReturns(deps, own), message: say.asked }
  })

  const own = async (publicId: string, { accountId }: Caller) =>
    (await ownReturn(deps.db, publicId, accountId)) ?? refuseUnknown()

  serve('DELETE /api/return/{id}', async ({ params }, who) => {
    const caller = callingOf(who)
    const found = await own(params.id, caller)
    await withdrawReturn(deps, { found, actor: actorOf(caller) })
    const { accountId } = caller
    const data = await readReturns(deps, { publicId: found.orderPublicId, accountId })
    return { success: true, data, message: say.withdrawn }
  })

  serve('POST /api/return/{id}/sent', async ({ params, body: { tracking } }, who) => {
    const caller = callingOf(who)
    const found = await own(params.id, caller)
    await sendReturn(deps, { found, actor: actorOf(caller) }, tracking)
    const { accountId } = caller
    const data = await readReturns(deps, { publicId: found.orderPublicId, accountId })
    return { success: true, data, message: say.sent }
  })
}

type Asking = {
  orderId: number
  wish: NewReturn
  actor: ReturnType<typeof actorOf>
}

const asked = (deps: PaymentDeps, asking: Asking): Promise<number> =>
  deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, asking.orderId)
    return askReturn(tx, deps, { ...asking, why: null })
  })

/** All that somebody answers for, as a list and as a file. */
const listRoutes = (serve: Serve, deps: PaymentDeps) => {
  serve('GET /api/return', ({ query }, who) => listReturns(deps, query, callingOf(who)))

  serve('GET /api/return/export', async ({ query }, who) => {
    const { account } = await requireAccount(deps, who)
    const { count, ...data } = await returnFile(deps, query, callingOf(who))
    await auditExport(deps.db, { what: 'returns', count, by: account, ip: who.ip, at: deps.now() })
    return { success: true, data }
  })
}

/** What the vendor answers, and an Admin in their place. */
const staffRoutes = (serve: Serve, deps: PaymentDeps) => {
  /** What they act on: another's is as missing as one that never was. */
  const on = async (publicId: string, who: Who) => {
    const caller = callingOf(who)
    const found = await seenReturn(deps, publicId, caller)
    return { caller, of: { found, actor: actorOf(caller) }, shown: () => shownSold(deps, publicId, caller) }
  }

  serve('POST /api/order/{id}/return/override', async ({ params, body: { why, ...wish } }, who) => {
    const caller = callingOf(who)
    const opening = { publicId: params.id, wish, why, actor: actorOf(caller) }
    const request = await openBeyondTime(deps, opening, caller)
    return { success: true, data: { id: request.publicId }, message: say.openedFor }
  })

  serve('POST /api/return/{id}/answer', async ({ params, body }, who) => {
    const { of, shown } = await on(params.id, who)
    await answerReturn(deps, of, body)
    const data = await shown()
    const approved = data.state === 'given_back' ? say.givenBack : say.approved
    return { success: true, data, message: body.answer === 'approve' ? approved : say.rejected }
  })

  serve('POST /api/return/{id}/receive', async ({ params, body }, who) => {
    const { of, shown } = await on(params.id, who)
    const lines = body.lines.map(({ accepted_qty, ...line }) => ({ ...line, acceptedQty: accepted_qty }))
    await receiveReturn(deps, of, lines)
    const data = await shown()
    return { success: true, data, message: data.state === 'rejected' ? say.nothingAccepted : say.received }
  })

  serve('POST /api/return/{id}/refund', async ({ params }, who) => {
    const { of, shown } = await on(params.id, who)
    await refundReceived(deps, of)
    const data = await shown()
    return { success: true, data, message: data.state === 'given_back' ? say.givenBack : say.refunded }
  })

  serve('POST /api/return/{id}/replace', async ({ params, body: { tracking } }, who) => {
    const { of, shown } = await on(params.id, who)
    await replaceReturn(deps, of, tracking)
    return { success: true, data: await shown(), message: say.replaced }
  })
}

export const returnRoutes = (serve: Serve, deps: PaymentDeps) => {
  clientRoutes(serve, deps)
  listRoutes(serve, deps)
  staffRoutes(serve, deps)
}
