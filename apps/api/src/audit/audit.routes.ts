import type { Deed } from '@showroom/contract/audit/audit'
import { dayAndHour, shownMoment } from '@showroom/contract/shared/day'
import { requireAccount } from '../account/require-account.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { ParsedRequestFor, Serve } from '../platform/http/serve.ts'
import { csvOf, mostExported } from '../shared/csv.ts'
import { tableOrder, tableReply } from '../shared/table.ts'
import { auditExport } from './audit-export.ts'
import { type AuditSearch, deedsFound, deedsPage, entitiesOf } from './audit-search.store.ts'

type Asked = ParsedRequestFor<'GET /api/admin/audit'>['query']

const searchIn = ({ s: text, entity, from, to }: Asked): AuditSearch => ({
  text,
  entity: entity ?? null,
  from,
  to,
})
const orderIn = ({ sort }: Asked) =>
  tableOrder(sort ?? '-at', { columns: { at: sql`d.at` }, last: sql`d.id` })

const heading = ['When (Pacific)', 'Who', 'Network', 'Action', 'What', 'Which', 'Note', 'Before', 'After']

const fileOf = (deeds: readonly Deed[]): string =>
  csvOf([
    heading,
    ...deeds.map(({ at, who, place, action, entity, entity_id, note, before, after }) => [
      shownMoment(new Date(at)),
      who,
      place,
      action,
      entity,
      entity_id,
      note,
      before ? JSON.stringify(before) : '',
      after ? JSON.stringify(after) : '',
    ]),
  ])

/** What Admins did, as a list and as a file. */
export const auditRoutes = (serve: Serve, { db, now }: { db: Db; now: () => Date }) => {
  serve('GET /api/admin/audit', async ({ query }) => {
    const page = { page: query.page, most: query.page_size }
    const { count, deeds } = await deedsPage(db, searchIn(query), { order: orderIn(query), page })
    const reply = await tableReply({ path: '/api/admin/audit', query, total: count, read: async () => deeds })
    return { ...reply, entities: await entitiesOf(db) }
  })

  serve('GET /api/admin/audit/export', async ({ query }, who) => {
    const { account } = await requireAccount({ db }, who)
    const order = orderIn(query)
    const deeds = await deedsFound(db, searchIn(query), { order, most: mostExported })
    await auditExport(db, { what: 'audit', count: deeds.length, by: account, ip: who.ip, at: now() })
    const file_name = `showroom-audit-${dayAndHour(now()).day}.csv`
    return { success: true, data: { file_name, media_type: 'text/csv', text: fileOf(deeds) } }
  })
}
