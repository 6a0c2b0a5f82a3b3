import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import { dayAndHour } from '@showroom/contract/shared/day'
import { hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../account/require-account.ts'
import { allowAttempt } from '../account/session/attempts.ts'
import { clientIdAt } from '../client/client-address.store.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { tableReply } from '../shared/table.ts'
import type { DraftOrderDeps } from './draft-order-deps.ts'
import { countDraftOrders, draftOrderNamed, draftOrdersOf } from './draft-order.store.ts'
import { presentDraftOrder, presentRow } from './present-draft-order.ts'
import { presentReckoning } from './reckon-lines.ts'
import { linkDraftOrder, mailDraftOrder, withdrawDraftOrder } from './send-draft-order.ts'
import {
  type Author,
  duplicateDraftOrder,
  removeDraftOrder,
  rewriteDraftOrder,
  writeDraftOrder,
} from './write-draft-order.ts'

/** Orders that one Pro begins, and links that they make. */
const mostMade = { most: 120, windowMs: hourMs }

const authorIn =
  (deps: DraftOrderDeps) =>
  async (who: Who): Promise<Author> => {
    const { account } = await requireAccount(deps, who)
    const { id } = await ownShowroom(deps, who)
    return { account, showroom: { id, ref: account.publicId } }
  }

/** What a Pro does with orders for clients. */
export const draftOrderRoutes = (serve: Serve, deps: DraftOrderDeps) => {
  readingRoutes(serve, deps)
  writingRoutes(serve, deps)
  sendingRoutes(serve, deps)
}

const readingRoutes = (serve: Serve, deps: DraftOrderDeps) => {
  const { db, now } = deps
  const authorOf = authorIn(deps)

  serve('GET /api/draft_order', async ({ query }, who) => {
    const { showroom } = await authorOf(who)
    const { s: text, state = null, sort = '-made' } = query
    const at = now()
    const search = { showroomId: showroom.id, state, text, today: dayAndHour(at).day }
    return tableReply({
      path: '/api/draft_order',
      query,
      total: await countDraftOrders(db, search),
      read: async (span) =>
        (await draftOrdersOf(db, search, { sort, ...span })).map((found) => presentRow(found, at)),
    })
  })

  serve('POST /api/draft_order/reckon', async ({ body: { email, items } }, who) => {
    const { showroom } = await authorOf(who)
    const accountId = email === '' ? null : await clientIdAt(db, { showroomId: showroom.id, email })
    const asked = items.map(({ product_id: product, qty, coverage_note: coverageNote }) => ({
      product,
      qty,
      coverageNote,
    }))
    return { success: true, data: await presentReckoning(db, { showroom, accountId }, asked) }
  })

  serve('GET /api/draft_order/{id}', async ({ params: { id } }, who) => {
    const { showroom } = await authorOf(who)
    const found = (await draftOrderNamed(db, { showroomId: showroom.id, publicId: id })) ?? refuseUnknown()
    return { success: true, data: await presentDraftOrder(db, found, now()) }
  })
}

const writingRoutes = (serve: Serve, deps: DraftOrderDeps) => {
  const authorOf = authorIn(deps)
  const makerOf = async (who: Who): Promise<Author> => {
    const author = await authorOf(who)
    await allowMade(deps, author)
    return author
  }

  serve('POST /api/draft_order', async ({ body }, who) => ({
    success: true,
    data: await writeDraftOrder(deps, await makerOf(who), body),
    message: say.saved,
  }))

  serve('PUT /api/draft_order/{id}', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await rewriteDraftOrder(deps, { author: await authorOf(who), publicId: id, written: body }),
    message: say.saved,
  }))

  serve('DELETE /api/draft_order/{id}', async ({ params: { id } }, who) => {
    await removeDraftOrder(deps, await authorOf(who), id)
    return { success: true, data: null, message: say.removed }
  })

  serve('POST /api/draft_order/{id}/duplicate', async ({ params: { id } }, who) => ({
    success: true,
    data: await duplicateDraftOrder(deps, await makerOf(who), id),
    message: say.duplicated,
  }))
}

const allowMade = ({ db, now }: DraftOrderDeps, { account }: Author) =>
  allowAttempt(db, { key: `draft orders made by ${account.id}`, limit: mostMade, now: now() })

const sendingRoutes = (serve: Serve, deps: DraftOrderDeps) => {
  const authorOf = authorIn(deps)

  serve('POST /api/draft_order/{id}/send', async ({ params: { id } }, who) => {
    const data = await mailDraftOrder(deps, { author: await authorOf(who), publicId: id })
    return { success: true, data, message: say.sent(data.email) }
  })

  serve('POST /api/draft_order/{id}/link', async ({ params: { id } }, who) => {
    const author = await authorOf(who)
    await allowMade(deps, author)
    const data = await linkDraftOrder(deps, { author, publicId: id })
    return { success: true, data, message: say.linked }
  })

  serve('POST /api/draft_order/{id}/withdraw', async ({ params: { id } }, who) => {
    const data = await withdrawDraftOrder(deps, { author: await authorOf(who), publicId: id })
    return { success: true, data, message: data.approved_at ? say.withdrawnInCart : say.withdrawn }
  })
}
