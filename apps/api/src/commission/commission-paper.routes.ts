import { commissionEndpoints } from '@showroom/contract/commission/commission.endpoints'
import type { Db } from '../platform/db/db.ts'
import type { Edge } from '../platform/http/edge.ts'
import { parseRequest } from '../platform/http/parse-request.ts'
import { requireShown } from '../platform/http/withheld.ts'
import { attachment, sealed } from '../platform/http/sent-file.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { picturesOf } from '../shared/paper/paper-pictures.ts'
import { tablePaperPdf } from '../shared/paper/table-paper-pdf.ts'
import { commissionPaper } from './commission-paper.ts'

/** Asked for as the CSV file is, by the same who. */
const asked = commissionEndpoints['GET /api/commission/export']

type Deps = { db: Db; now: () => Date; publicUrl: string }

/** The report of the own showroom as a PDF. */
export const commissionPaperRoutes = ({ app, admit, limits }: Edge, deps: Deps) => {
  const open = { config: { access: asked.access }, ...limits.of('GET /api/commission/export') } as const
  app.get('/api/commission.pdf', { ...open, onSend: sealed }, async (request, reply) => {
    const { db, now, publicUrl } = deps
    const requester = await admit(request, asked)
    requireShown('GET /api/commission/export', requester)
    const { id: showroomId } = await ownShowroom(deps, requester)
    const { query } = parseRequest({ query: asked.query }, request)
    const { paper, fileName } = await commissionPaper(db, { showroomId, now: now(), publicUrl }, query)
    const pictures = await picturesOf(app, { logo: paper.logo, photos: [] })
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(fileName))
      .send(await tablePaperPdf(paper, paper.logo === null ? undefined : pictures.get(paper.logo)))
  })
}
