import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { requireAccount } from '../account/require-account.ts'
import { auditExport } from '../audit/audit-export.ts'
import type { Serve } from '../platform/http/serve.ts'
import { mostExported } from '../shared/csv.ts'
import { pagedReply } from '../shared/paged-reply.ts'
import { countMessages, listMessages } from './contact.store.ts'
import { messageFile } from './message-file.ts'
import type { ContactDeps } from './write-to-us.ts'

/** What people wrote to us, for Admins. */
export const messageListRoutes = (serve: Serve, deps: ContactDeps) => {
  const { db, now } = deps

  serve('GET /api/admin/messages', async ({ query: { s: text, from, to, page, page_size } }) => {
    const search = { text, from, to }
    return pagedReply({
      path: '/api/admin/messages',
      asked: { s: text, from: from && shownDay(from), to: to && shownDay(to) },
      page,
      pageSize: page_size,
      total: await countMessages(db, search),
      read: (span) => listMessages(db, search, span),
    })
  })

  serve('GET /api/admin/messages/export', async ({ query: { s: text, from, to } }, who) => {
    const { account } = await requireAccount(deps, who)
    const messages = await listMessages(db, { text, from, to }, { skip: 0, most: mostExported })
    await auditExport(db, {
      what: 'messages',
      count: messages.length,
      by: account,
      place: who.ip,
      at: now(),
    })
    const file_name = `showroom-messages-${dayAndHour(now()).day}.csv`
    return { success: true, data: { file_name, media_type: 'text/csv', text: messageFile(messages) } }
  })
}
