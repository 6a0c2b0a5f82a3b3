import { leadMessages } from '@showroom/contract/lead/lead.messages'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { requireAccount } from '../account/require-account.ts'
import { auditExport } from '../audit/audit-export.ts'
import type { Serve } from '../platform/http/serve.ts'
import { mostExported } from '../shared/csv.ts'
import { pagedReply } from '../shared/paged-reply.ts'
import { keepLead } from './keep-lead.ts'
import { leadFile } from './lead-file.ts'
import type { LeadDeps } from './lead-deps.ts'
import { countLeads, leadsOf } from './lead.store.ts'

const path = '/api/admin/leads'

export const leadRoutes = (serve: Serve, deps: LeadDeps) => {
  const { db, now } = deps

  serve('POST /api/sample_request', async ({ body }, who) => {
    await keepLead(deps, body, who)
    return { success: true, message: leadMessages.sent }
  })

  serve('GET /api/admin/leads', async ({ query: { s: text, from, to, page, page_size } }) => {
    const search = { text, from, to }
    return pagedReply({
      path,
      asked: { s: text, from: from && shownDay(from), to: to && shownDay(to) },
      page,
      pageSize: page_size,
      total: await countLeads(db, search),
      read: (span) => leadsOf(db, search, span),
    })
  })

  serve('GET /api/admin/leads/export', async ({ query: { s: text, from, to } }, who) => {
    const { account } = await requireAccount(deps, who)
    const leads = await leadsOf(db, { text, from, to }, { skip: 0, most: mostExported })
    await auditExport(db, { what: 'leads', count: leads.length, by: account, place: who.ip, at: now() })
    const file_name = `showroom-leads-${dayAndHour(now()).day}.csv`
    return { success: true, data: { file_name, media_type: 'text/csv', text: leadFile(leads) } }
  })
}
