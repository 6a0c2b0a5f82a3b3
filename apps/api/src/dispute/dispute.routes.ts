import { disputeMessages as say } from '@showroom/contract/dispute/dispute.messages'
import { opaqueId } from '@showroom/contract/shared/ids'
import { actingAdmin } from '../account/acting-admin.ts'
import { disputeByPublicId } from '../payment/disputes/dispute.store.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Edge } from '../platform/http/edge.ts'
import { attachment, sealed } from '../platform/http/sent-file.ts'
import { tableReply } from '../shared/table.ts'
import { answerDispute, type DisputeDeps, evidenceOf } from './answer-dispute.ts'
import { decideBearer } from './decide-bearer.ts'
import { countDisputes, disputesFound } from './dispute-list.store.ts'
import { presentRow, presentSheet } from './present-dispute.ts'

const rule = { access: 'admin', pages: 'own' } as const

/** What clients dispute at their banks, as Admins answer it. */
export const disputeRoutes = ({ app, serve, admit, limits }: Edge, deps: DisputeDeps) => {
  const { db, now } = deps
  const sheetOf = async (id: string, message?: string) => ({
    success: true as const,
    data: await presentSheet(db, id, now()),
    ...(message ? { message } : {}),
  })

  serve('GET /api/admin/disputes', async ({ query }) => {
    const search = { text: query.s, state: query.state ?? null }
    return tableReply({
      path: '/api/admin/disputes',
      query,
      total: await countDisputes(db, search),
      read: async (span) =>
        (await disputesFound(db, search, { sort: query.sort ?? 'answer_by', ...span })).map(presentRow),
    })
  })

  serve('GET /api/admin/disputes/{id}', ({ params: { id } }) => sheetOf(id))

  serve('POST /api/admin/disputes/{id}/answer', async ({ params: { id }, body }, who) => {
    await answerDispute(deps, { publicId: id, ...body, admin: await actingAdmin(deps, who) })
    return sheetOf(id, body.answer === 'evidence' ? say.evidenceSent : say.accepted)
  })

  serve('POST /api/admin/disputes/{id}/bearer', async ({ params: { id }, body }, who) => {
    await decideBearer(deps, { publicId: id, ...body, admin: await actingAdmin(deps, who) })
    return sheetOf(id, say.bearerDecided)
  })

  evidenceRoute({ app, admit, limits }, deps)
}

/** The paper as the bank gets it, or will. */
const evidenceRoute = ({ app, admit, limits }: Pick<Edge, 'app' | 'admit' | 'limits'>, deps: DisputeDeps) => {
  const open = { config: { access: rule.access }, ...limits.of('GET /api/admin/disputes/{id}') } as const
  app.get<{ Params: { id: string } }>(
    '/api/admin/dispute_evidence/:id',
    { ...open, onSend: sealed },
    async (request, reply) => {
      await admit(request, rule)
      const parsed = opaqueId.safeParse(request.params.id)
      const id = parsed.success ? parsed.data : refuseUnknown()
      const dispute = (await disputeByPublicId(deps.db, id)) ?? refuseUnknown()
      const { bytes } = await evidenceOf(deps, dispute, dispute.answerNote)
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(say.paper.fileName(dispute.providerRef)))
        .send(bytes)
    },
  )
}
