import { savedReplyMessages as say } from '@showroom/contract/chat/saved-reply.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { ownShowroom } from '../../pro-pricing/own-showroom.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { replaceSavedReplies, savedReplies } from './saved-reply.store.ts'

export const savedReplyRoutes = (serve: Serve, { db, now }: Pick<ChatDeps, 'db' | 'now'>) => {
  serve('GET /api/saved_replies', async (_request, who) => {
    const { id } = await ownShowroom({ db, now }, who)
    return { success: true, data: await savedReplies(db, id) }
  })

  serve('PUT /api/saved_replies', async ({ body: { replies } }, who) => {
    const { id } = await ownShowroom({ db, now }, who)
    await db.transaction((tx) => replaceSavedReplies(tx, id, replies))
    return { success: true, data: await savedReplies(db, id), message: say.saved }
  })
}
