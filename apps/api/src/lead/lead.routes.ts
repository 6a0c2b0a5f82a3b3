import { leadMessages } from '@showroom/contract/lead/lead.messages'
import type { Serve } from '../platform/http/serve.ts'
import { keepLead } from './keep-lead.ts'
import type { LeadDeps } from './lead-deps.ts'

export const leadRoutes = (serve: Serve, deps: LeadDeps) => {
  serve('POST /api/sample_request', async ({ body }, who) => {
    await keepLead(deps, body, who)
    return { success: true, message: leadMessages.sent }
  })
}
