import { opaqueId } from '@showroom/contract/shared/ids'
import { messages } from '@showroom/contract/shared/errors'
import type { FastifyInstance } from 'fastify'
import { requireAccount } from '../../account/require-account.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Admit } from '../../platform/http/admit.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Limits } from '../../platform/http/rate-limits.ts'
import { attachment, sealed } from '../../platform/http/sent-file.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { picturesOf } from '../../shared/paper/paper-pictures.ts'
import { documentMessages as say } from './document.messages.ts'
import { documentFor, listDocuments } from './order-documents.ts'
import { tablePaperPdf } from '../../shared/paper/table-paper-pdf.ts'

const rule = { access: 'account', pages: 'own' } as const

type Edge = { app: FastifyInstance; serve: Serve; admit: Admit; limits: Limits }
type Deps = { db: Db; now: () => Date; publicUrl: string }
type WantedPaper = { Params: { id: string; name: string } }

/** The papers of an order, each for those who may read it. */
export const documentRoutes = ({ app, serve, admit, limits }: Edge, { db, now, publicUrl }: Deps) => {
  serve('GET /api/order/{id}/documents', async ({ params }, { caller }) => {
    const asking = caller ?? refuse(401, 'unauthenticated', messages.loginFirst)
    return { success: true, data: await listDocuments({ db, now: now() }, params.id, asking) }
  })

  const open = { config: { access: rule.access }, ...limits.of('GET /api/order/{id}/documents') } as const
  app.get<WantedPaper>(
    '/api/order_document/:id/:name',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const requester = await admit(request, rule)
      const { caller: asking } = await requireAccount({ db }, requester)
      const parsed = opaqueId.safeParse(request.params.id)
      const publicId = parsed.success ? parsed.data : refuseUnknown()
      const wanted = { publicId, name: request.params.name, publicUrl }
      const { number, paper } = await documentFor({ db, now: now() }, wanted, asking)
      const { logo } = paper
      const pictures = await picturesOf(app, { logo, photos: [] })
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(say.fileName(number)))
        .send(await tablePaperPdf(paper, logo === null ? undefined : pictures.get(logo)))
    },
  )
}
