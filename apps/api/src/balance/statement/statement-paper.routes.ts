import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { requireAccount } from '../../account/require-account.ts'
import type { Db } from '../../platform/db/db.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { requireShown } from '../../platform/http/withheld.ts'
import { attachment, sealed } from '../../platform/http/sent-file.ts'
import { picturesOf } from '../../shared/paper/paper-pictures.ts'
import { tablePaperPdf } from '../../shared/paper/table-paper-pdf.ts'
import { partyOf } from '../party.ts'
import { statementPaper } from './statement-paper.ts'

const rule = { access: 'account', roles: ['Vendor', 'Contractor'], pages: 'own' } as const
const months = /^20\d\d-(0[1-9]|1[0-2])$/

/** The statement of one month as a PDF, of who asks. */
export const statementPaperRoutes = (
  { app, admit, limits }: Edge,
  { db, now, publicUrl }: { db: Db; now: () => Date; publicUrl: string },
) => {
  const open = { config: { access: rule.access }, ...limits.of('GET /api/balance/statement') } as const
  app.get<{ Params: { month: string } }>(
    '/api/balance_statement/:month',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const requester = await admit(request, rule)
      requireShown('GET /api/balance/statement', requester)
      const { caller } = await requireAccount({ db }, requester)
      const { month } = request.params
      if (!months.test(month)) refuseInvalid({ month: [balanceMessages.noSuchMonth] })
      const party = await partyOf(db, caller)
      const paper = await statementPaper(db, { party, month, now: now(), publicUrl })
      const { logo } = paper
      const pictures = await picturesOf(app, { logo, photos: [] })
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(balanceMessages.paper.fileName(month)))
        .send(await tablePaperPdf(paper, logo === null ? undefined : pictures.get(logo)))
    },
  )
}
