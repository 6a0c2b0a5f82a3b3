import { actingAdmin, type ActingAdmin } from '../../account/acting-admin.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { addAttribute, changeAttribute, placeAttribute, removeAttribute } from './category-attributes.ts'
import type { ArrangeDeps } from './deed.ts'
import { presentAttributes, readAttributeId } from './present-attributes.ts'

type Caller = Pick<Who, 'caller' | 'ip'>

/** What categories ask of their goods: vendors fill it in, shoppers choose by it. */
export const categoryAttributesRoutes = (serve: Serve, deps: ArrangeDeps) => {
  /** What an Admin does, and what is there then. */
  const doing = async (who: Caller, id: number, act: (admin: ActingAdmin) => Promise<string>) => {
    const message = await act(await actingAdmin(deps, who))
    return { success: true as const, data: await presentAttributes(deps.db, id), message }
  }
  serve('GET /api/admin/categories/{id}/attributes', async ({ params }) => ({
    success: true,
    data: await presentAttributes(deps.db, Number(params.id)),
  }))
  serve('POST /api/admin/categories/{id}/attributes', ({ params, body: made }, who) => {
    const id = Number(params.id)
    return doing(who, id, (admin) => addAttribute(deps, admin, { id, made }))
  })
  serve('PUT /api/admin/category_attributes/{id}', ({ params, body: change }, who) => {
    const of = readAttributeId(params.id)
    return doing(who, of.id, (admin) => changeAttribute(deps, admin, { ...of, change }))
  })
  serve('PUT /api/admin/category_attributes/{id}/place', ({ params, body: { position } }, who) => {
    const of = readAttributeId(params.id)
    return doing(who, of.id, (admin) => placeAttribute(deps, admin, { ...of, position }))
  })
  serve('DELETE /api/admin/category_attributes/{id}', ({ params }, who) => {
    const of = readAttributeId(params.id)
    return doing(who, of.id, (admin) => removeAttribute(deps, admin, of))
  })
}
