import { dayAndHour, shownMoment } from '@showroom/contract/shared/day'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '../../platform/http/admit.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Limits } from '../../platform/http/rate-limits.ts'
import { attachment, sealed } from '../../platform/http/sent-file.ts'
import { requireProjectAccess } from '../../project/project-access.ts'
import { picturesOf } from '../../shared/paper/paper-pictures.ts'
import { tablePaperPdf } from '../../shared/paper/table-paper-pdf.ts'
import { showroomProfileOf } from '../../showroom/showroom.store.ts'
import type { ChecklistDeps } from '../checklist-access.ts'
import { binderMessages as say } from './binder.messages.ts'
import { builtInto } from './binder.store.ts'
import { binderOf } from './binder.ts'
import { readKept } from './read-binder.ts'

const rule = { access: 'member', roles: ['User', 'Contractor'], pages: 'own' } as const

type Edge = { app: FastifyInstance; admit: Admit; limits: Limits }

/** The hand-over binder of a project, for whoever is in it: no price stands in it. */
export const binderRoutes = ({ app, admit, limits }: Edge, { db, now, publicUrl }: ChecklistDeps) => {
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/project/{id}') } as const

  app.get<{ Params: { id: string } }>(
    '/api/handover_binder/:id',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const requester = await admit(request, rule)
      const parsed = opaqueId.safeParse(request.params.id)
      const id = parsed.success ? parsed.data : refuseUnknown()
      const { project } = await requireProjectAccess({ db, now }, requester, { named: 'project', id })
      const materials = await builtInto(db, project.id)
      const showroom = await showroomProfileOf(db, project.showroomId)
      const logo = showroom?.profile.business_logo ?? null
      const pictures = await picturesOf(app, { logo, photos: [] })
      const paper = binderOf({
        project,
        company: showroom?.profile.company_name ?? '',
        logo,
        materials,
        kept: await readKept(db, materials),
        generated: say.generated(`${dayAndHour(now()).day}-H1`, shownMoment(now())),
        publicUrl,
      })
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(say.fileName(project.name)))
        .send(await tablePaperPdf(paper, logo === null ? undefined : pictures.get(logo)))
    },
  )
}
