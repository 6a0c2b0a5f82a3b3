import { inboxMessages as say } from '@showroom/contract/inbox/inbox.messages'
import { dayAndHour } from '@showroom/contract/shared/day'
import { requireAccount } from '../account/require-account.ts'
import { auditExport } from '../audit/audit-export.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { ParsedRequestFor, Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { mostExported } from '../shared/csv.ts'
import { tableReply } from '../shared/table.ts'
import { countItems, type InboxSearch, itemByPublicId, itemsFound } from './inbox.store.ts'
import { inboxFile, presentRow, presentSheet } from './present-inbox.ts'
import { answerItem, changeItem, type InboxDeps, type Worker } from './work-off.ts'

type Asked = ParsedRequestFor<'GET /api/admin/inbox'>['query']

const searchIn = ({ s: text, kind, state, owner, from, to }: Asked, adminId: number): InboxSearch => ({
  text,
  kind: kind ?? null,
  state: state ?? null,
  owner: owner ?? null,
  from,
  to,
  adminId,
})

/** What came in by the popup and by the contact form, as Admins work it off. */
export const inboxRoutes = (serve: Serve, deps: InboxDeps) => {
  const { db, now } = deps
  const workerOf = async (who: Who): Promise<Worker> => {
    const { account } = await requireAccount(deps, who)
    return { account, ip: who.ip }
  }
  const sheetOf = async (id: string, message?: string) => ({
    success: true as const,
    data: await presentSheet(db, (await itemByPublicId(db, id)) ?? refuseUnknown()),
    ...(message ? { message } : {}),
  })

  serve('GET /api/admin/inbox', async ({ query }, { caller }) => {
    const search = searchIn(query, caller?.accountId ?? 0)
    return tableReply({
      path: '/api/admin/inbox',
      query,
      total: await countItems(db, search),
      read: async (span) =>
        (await itemsFound(db, search, { sort: query.sort ?? '-received', ...span })).map(presentRow),
    })
  })

  serve('GET /api/admin/inbox/export', async ({ query }, who) => {
    const { account } = await workerOf(who)
    const span = { sort: query.sort ?? '-received', skip: 0, most: mostExported }
    const found = await itemsFound(db, searchIn(query, account.id), span)
    await auditExport(db, { what: 'inbox', count: found.length, by: account, ip: who.ip, at: now() })
    const file_name = `showroom-inbox-${dayAndHour(now()).day}.csv`
    return { success: true, data: { file_name, media_type: 'text/csv', text: inboxFile(found) } }
  })

  serve('GET /api/admin/inbox/{id}', ({ params: { id } }) => sheetOf(id))

  serve('PUT /api/admin/inbox/{id}', async ({ params: { id }, body }, who) => {
    await changeItem(deps, { publicId: id, ...body }, await workerOf(who))
    return sheetOf(id, say.saved(body.state))
  })

  serve('POST /api/admin/inbox/{id}/replies', async ({ params: { id }, body: { message } }, who) => {
    await answerItem(deps, { publicId: id, message }, await workerOf(who))
    return sheetOf(id, say.sent)
  })
}
