import { selectionSheetQuery } from '@showroom/contract/checklist/selection-sheet'
import { shownMoment } from '@showroom/contract/shared/day'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '../../platform/http/admit.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Limits } from '../../platform/http/rate-limits.ts'
import { parseRequest } from '../../platform/http/parse-request.ts'
import { attachment, sealed } from '../../platform/http/sent-file.ts'
import { requireProjectAccess } from '../../project/project-access.ts'
import { showroomProfileOf } from '../../showroom/showroom.store.ts'
import type { ChecklistDeps } from '../checklist-access.ts'
import { readChecklist } from '../reading/read-checklist.ts'
import { digestOf, pictured, sheetOf } from './sheet.ts'
import { sheetMessages as say } from './sheet.messages.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetNumber } from './sheet-version.store.ts'
import { picturesOf } from '../../shared/paper/paper-pictures.ts'

const rule = { access: 'member', roles: ['User', 'Contractor'], pages: 'any' } as const

type Edge = { app: FastifyInstance; admit: Admit; limits: Limits }

/** The decisions of a project on paper, as whoever asks may see them. */
export const sheetRoutes = ({ app, admit, limits }: Edge, { db, now, publicUrl }: ChecklistDeps) => {
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/project/{id}') } as const

  app.get<{ Params: { id: string } }>(
    '/api/selection_sheet/:id',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const requester = await admit(request, rule)
      const parsed = opaqueId.safeParse(request.params.id)
      const id = parsed.success ? parsed.data : refuseUnknown()
      const access = await requireProjectAccess({ db, now }, requester, { named: 'project', id })
      const { selection_ids: ids } = parseRequest({ query: selectionSheetQuery }, request).query
      const { rows: all, about } = await readChecklist(db, access, now())
      const rows = ids ? all.filter((row) => ids.includes(row.id)) : all
      const showroom = await showroomProfileOf(db, access.project.showroomId)
      const words = sheetOf({
        rows,
        about,
        outOf: ids ? all.length : null,
        logo: showroom?.profile.business_logo ?? null,
        publicUrl,
      })
      const said = { projectId: access.project.id, digest: digestOf(words), now: now() }
      const sheet = { ...words, generated: say.generated(shownMoment(now()), await sheetNumber(db, said)) }
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(say.fileName(about.name)))
        .send(await sheetPdf(sheet, await picturesOf(app, pictured(sheet))))
    },
  )
}
