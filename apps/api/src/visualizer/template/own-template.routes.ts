import { templatePhotoWidths, type TemplateState } from '@showroom/contract/visualizer/template-choices'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { serveKeptPictures } from '../../platform/http/kept-pictures.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { requireDesign } from '../design/designs.ts'
import { countOwnTemplates, ownTemplatesOf } from './own-template.store.ts'
import {
  changeOwnTemplate,
  changePhoto,
  type OwnTemplateDeps,
  presentOwn,
  removeOwnTemplate,
  requirePublisher,
} from './own-templates.ts'
import type { TemplateOwner } from './template.store.ts'
import { publishTemplate } from './publish-template.ts'

const path = '/api/visualization/own_templates'

/** What a Pro publishes, edits and takes back, and what a client keeps for themselves. */
export const ownTemplateRoutes = ({ serve }: Pick<Edge, 'serve'>, deps: OwnTemplateDeps) => {
  const { db } = deps

  serve('POST /api/visualization/template', async ({ body: { design, ...about } }, who) => {
    const { account, owner, showroom } = await requirePublisher(deps, who)
    const { row, showroom: madeIn } = await requireDesign(deps, design, who)
    if (owner.showroomId !== null && row.showroomRef !== showroom.ref) return refuseUnknown()
    const data = await publishTemplate(deps, { account, owner, showroom: madeIn, row, about })
    return { success: true, data, message: saidOf(owner, about.state) }
  })

  serve('GET /api/visualization/own_templates', async ({ query }, who) => {
    const { page, page_size: pageSize } = query
    const { owner, showroom } = await requirePublisher(deps, who, query.showroom)
    const total = await countOwnTemplates(db, owner)
    return pagedReply({
      path,
      asked: { showroom: query.showroom },
      page,
      pageSize,
      total,
      read: async (span) => presentOwn(deps, showroom, await ownTemplatesOf(db, owner, span)),
    })
  })

  serve('PUT /api/visualization/template/{id}', async ({ params: { id }, body }, who) => ({
    success: true,
    data: await changeOwnTemplate(deps, { who, id }, body),
    message: say.templateSaved,
  }))

  serve('DELETE /api/visualization/template/{id}', async ({ params: { id } }, who) => {
    await removeOwnTemplate(deps, { who, id })
    return { success: true, data: null, message: say.templateRemoved }
  })

  serve('DELETE /api/visualization/template/{id}/photo', async ({ params: { id } }, who) => ({
    success: true,
    data: await changePhoto(deps, { who, id }, null),
    message: say.photoRemoved,
  }))
}

const saidOf = ({ accountId }: TemplateOwner, state: TemplateState): string => {
  if (accountId !== null) return say.keptForOneself
  return state === 'published' ? say.published : say.keptAsDraft
}

const rule = { access: 'account', roles: ['Contractor'] } as const
const mostSent = { most: 100, windowMs: 3_600_000 }
const words = { fileMissing: say.photoMissing, fileTooLarge: say.photoTooLarge }

/** A Pro's own picture comes in as multipart; anybody sees it. */
export const templatePhotoRoutes = ({ app, admit, limits }: Edge, deps: OwnTemplateDeps) => {
  const { db, now, photos } = deps
  const open = {
    config: { access: rule.access },
    ...limits.of('PUT /api/visualization/template/{id}'),
  } as const

  app.post<{ Params: { id: string } }>(
    '/api/visualization/template/:id/photo',
    open,
    async (request, reply) => {
      const who = await admit(request, rule)
      const { account } = await requireAccount({ db }, who)
      await allowAttempt(db, { key: `template photo ${account.id}`, limit: mostSent, now: now() })
      const sent = await sentFile(request, words)
      const data = await changePhoto(deps, { who, id: request.params.id }, sent)
      return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.photoAdded })
    },
  )

  serveKeptPictures(app, { path: '/showroom/template-photos', widths: templatePhotoWidths, store: photos })
}
