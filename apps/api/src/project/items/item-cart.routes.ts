import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { putInCart, takeFromCart } from './item-cart.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { requireProjectAccess, type AccountInProject } from '../project-access.ts'
import { showing } from '../workspace.routes.ts'

/** Items between a project and the cart of its showroom. */
export const itemCartRoutes = (serve: Serve, deps: ProjectDeps) => {
  const { db, now } = deps.accounts
  const shown = showing(deps)
  /** The cart of the account that asks, in the project's showroom. */
  const cartOf = async ({ account, project }: AccountInProject) => ({
    db,
    showroom: await requireShowroom(db, project.showroomRef, account.id),
    accountId: account.id,
    cartToken: null,
    now: now(),
  })

  serve('POST /api/project/{id}/to_cart', async ({ params: { id }, body }, who) => {
    const access = await requireProjectAccess(deps.accounts, who, { named: 'project', id, needs: 'order' })
    const picked = { roomId: body.room_id, itemIds: body.item_ids }
    const { cart, report } = await putInCart(await cartOf(access), { access, picked })
    const { data } = await shown(who, id)
    return { success: true, data: { project: data, cart, report }, message: say.addedToCart }
  })

  serve('POST /api/project/{id}/from_cart', async ({ params: { id }, body }, who) => {
    const access = await requireProjectAccess(deps.accounts, who, { named: 'project', id, needs: 'suggest' })
    const saving = { access, lineIds: body.line_ids, roomId: body.room_id }
    const cart = await takeFromCart(await cartOf(access), saving)
    const { data } = await shown(who, id)
    return { success: true, data: { project: data, cart }, message: say.movedToProject }
  })
}
