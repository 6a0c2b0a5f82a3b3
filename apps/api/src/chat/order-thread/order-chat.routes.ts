import { requireAccount } from '../../account/require-account.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { messagesOf } from '../message.store.ts'
import { unreadOf } from '../read-chat.ts'
import { removeOrderDraft } from './order-file.store.ts'
import { orderThreadsOf } from './order-thread.store.ts'
import {
  listOrderChats,
  listOwnTalks,
  presentSaid,
  readOrderChat,
  requireDelivery,
  staffFor,
} from './read-order-chat.ts'
import { sayAboutOrder, seeOrderChat } from './say-about-order.ts'

const mostSince = 200

/** What a Pro, a vendor and the marketplace say about a delivery. */
export const orderChatRoutes = (serve: Serve, deps: ChatDeps) => {
  serve('GET /api/order/{id}/chats', async ({ params }, who) => ({
    success: true,
    data: await listOrderChats(deps, who, params.id),
  }))

  serve('GET /api/order_chat', async (_request, who) => {
    const { threads, live } = await listOwnTalks(deps, who)
    return { success: true, data: { threads, unread: unreadOf(threads), live } }
  })

  serve('GET /api/order_chat/{id}', async ({ params, query }, who) => {
    const on = await requireDelivery(deps, who, params.id)
    const looking = { beforeNo: query.before_no ?? null, search: query.s }
    return { success: true, data: await readOrderChat(deps, on, looking) }
  })

  serve('POST /api/order_chat/{id}', async ({ params, body }, who) => {
    const on = await requireDelivery(deps, who, params.id)
    const said = {
      clientId: body.client_id,
      body: body.body,
      files: body.files,
      replyTo: body.reply_to ?? null,
    }
    const message = await sayAboutOrder(deps, on, said)
    const [thread] = await orderThreadsOf(deps.db, [on.delivery.id], on.account.id)
    const afterNo = body.after_no ?? message.no - 1
    const since = thread ? await messagesOf(deps.db, thread.id, { afterNo, most: mostSince }) : []
    const staff = await staffFor(deps.db, on.delivery)
    return { success: true, data: { Project_chats: since.map(presentSaid(on.delivery, staff)), message } }
  })

  serve('POST /api/order_chat/{id}/seen', async ({ params, body }, who) => {
    const on = await requireDelivery(deps, who, params.id)
    return { success: true, data: await seeOrderChat(deps, on, body.no) }
  })

  serve('DELETE /api/order_chat_file/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    if (!(await removeOrderDraft(deps.db, account.id, params.id))) refuseUnknown()
    return { success: true, data: null }
  })
}
