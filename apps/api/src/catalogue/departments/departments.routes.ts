import { departmentMessages as say } from '@showroom/contract/catalogue/departments.messages'
import { actingAdmin, type ActingAdmin } from '../../account/acting-admin.ts'
import type { Who } from '../../platform/http/who.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { serveKeptPictures } from '../../platform/http/kept-pictures.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { presentArranged, readArranged } from './arranged.ts'
import { categoryAttributesRoutes } from './category-attributes.routes.ts'
import { changeCategory, createCategory, placeCategory, removeCategory } from './change-category.ts'
import { changeDepartment, createDepartment, placeDepartment, removeDepartment } from './change-department.ts'
import { changePicture, type PictureDeps, removePicture } from './category-picture.ts'
import { categoryPicturePath, categoryPictureWidths } from './picture-path.ts'

type Caller = Pick<Who, 'caller' | 'ip'>

/** Departments and categories, as Admins arrange them; shoppers read the menu. */
export const departmentsRoutes = (edge: Edge, deps: PictureDeps) => {
  const { serve } = edge
  const tree = async () => presentArranged(await readArranged(deps.db))
  /** What an Admin does, and what is there then. */
  const doing = async (who: Caller, act: (admin: ActingAdmin) => Promise<string>) => {
    const message = await act(await actingAdmin(deps, who))
    return { success: true as const, data: await tree(), message }
  }
  serve('GET /api/admin/departments', async () => ({ success: true, data: await tree() }))
  serve('POST /api/admin/departments', ({ body }, who) =>
    doing(who, (admin) => createDepartment(deps, admin, body)),
  )
  serve('PUT /api/admin/departments/{id}', ({ params, body: change }, who) =>
    doing(who, (admin) => changeDepartment(deps, admin, { id: Number(params.id), change })),
  )
  serve('PUT /api/admin/departments/{id}/place', ({ params, body: { position } }, who) =>
    doing(who, (admin) => placeDepartment(deps, admin, { id: Number(params.id), position })),
  )
  serve('DELETE /api/admin/departments/{id}', ({ params }, who) =>
    doing(who, (admin) => removeDepartment(deps, admin, Number(params.id))),
  )
  serve('POST /api/admin/categories', ({ body }, who) =>
    doing(who, (admin) => createCategory(deps, admin, body)),
  )
  serve('PUT /api/admin/categories/{id}', ({ params, body: change }, who) =>
    doing(who, (admin) => changeCategory(deps, admin, { id: Number(params.id), change })),
  )
  serve('PUT /api/admin/categories/{id}/place', ({ params, body: { position } }, who) =>
    doing(who, (admin) => placeCategory(deps, admin, { id: Number(params.id), position })),
  )
  serve('DELETE /api/admin/categories/{id}', ({ params }, who) =>
    doing(who, (admin) => removeCategory(deps, admin, Number(params.id))),
  )
  serve('DELETE /api/admin/categories/{id}/picture', ({ params }, who) =>
    doing(who, (admin) => removePicture(deps, admin, Number(params.id))),
  )
  pictureRoutes(edge, deps, doing)
  categoryAttributesRoutes(serve, deps)
}

type Doing = (who: Caller, act: (admin: ActingAdmin) => Promise<string>) => Promise<object>

/** A picture comes in as multipart; everybody sees it. */
const pictureRoutes = ({ app, admit, limits }: Edge, deps: PictureDeps, doing: Doing) => {
  const rule = { access: 'admin', pages: 'own' } as const
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/admin/categories/{id}') } as const
  app.post<{ Params: { id: string } }>('/api/admin/category_picture/:id', open, async (request, reply) => {
    const who = await admit(request, rule)
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : refuseUnknown()
    const sent = await sentFile(request, say)
    const data = await doing(who, (admin) => changePicture(deps, admin, { id, sent }))
    return reply.header('cache-control', 'no-store').send(data)
  })
  serveKeptPictures(app, {
    path: categoryPicturePath,
    widths: categoryPictureWidths,
    store: deps.pictures,
  })
}
