import { platformShowroom } from '@showroom/contract/shared/ids'
import type { CartDeps } from '../cart/cart.routes.ts'
import { cartMessages } from '../cart/cart.messages.ts'
import { cartCredentialsOf } from '../cart/cart-owner.ts'
import { addToCart } from '../cart/change-cart.ts'
import { changeOf } from '../cart/own-cart.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Tell } from '../platform/events.ts'
import type { Serve } from '../platform/http/serve.ts'
import { attachToProject, beginProject, readProject, saveProject } from './project.ts'
import { readCartOf, syncProject } from './project-cart.ts'

export const projectRoutes = (serve: Serve, deps: CartDeps & { tell: Tell }) => {
  const { db, now, tell } = deps

  serve('POST /api/projectCart', async ({ body: { my_item, project } }, who) => {
    // The item names its showroom by the Pro's id, or, before that is known, by the Showroom ID.
    const ref = my_item.showroom === platformShowroom ? my_item.vsd_id || platformShowroom : my_item.showroom
    return beginProject(await changeOf(deps, ref, who), { name: project ?? '', myItem: my_item, tell })
  })

  serve('GET /api/projectCart', async ({ query }, who) => {
    const { project = query.temp_project_id, is_cart = false } = query
    const change = await changeOf(deps, query.showroom, who)
    const data =
      project === undefined
        ? await readCart(change)
        : await readCartOf(change, { publicId: project, onlyWhileInCart: is_cart, mayUse: who.mayUse })
    return { success: true, data }
  })

  serve('POST /api/projectCart/sync_to_cart', async ({ body: { showroom, items, toast } }, who) => {
    const change = await changeOf(deps, showroom, who)
    const { message, ...reply } = items ? await addToCart(change, items) : await syncProject(change)
    return toast ? { ...reply, message } : reply
  })

  serve('GET /api/projectCart/{id}', async ({ params }, who) => ({
    success: true,
    data: await readProject(params.id, { db, ...cartCredentialsOf(who), mayUse: who.mayUse, now: now() }),
  }))

  serve('PUT /api/projectCart/{id}', async ({ params, body }, who) => {
    const request = { db, ...cartCredentialsOf(who), mayUse: who.mayUse, now: now() }
    const data = await saveProject(params.id, body.extra_info, request)
    return { success: true, data, message: cartMessages.projectSaved }
  })

  serve('POST /api/projectCart/update_project_cart', async ({ body }, who) => {
    const change = await changeOf(deps, body.showroom, who)
    return attachToProject(change, { projectId: body.project_id, fromId: body.re_temp_project_id ?? null })
  })
}
