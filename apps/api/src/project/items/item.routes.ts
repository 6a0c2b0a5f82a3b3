import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { cartMessages } from '../../cart/cart.messages.ts'
import { credentialsOf } from '../../cart/cart-owner.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { pasteToCart, putInCart, takeFromCart } from './item-cart.ts'
import { removeItem } from './item.store.ts'
import { addItems, changeItem, ownItem, stateFor } from './items.ts'
import { pasteItems } from './paste-items.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { requireProjectAccess, changing, type ProjectAccess } from '../project-access.ts'
import { showing } from '../workspace.routes.ts'

export const itemRoutes = (serve: Serve, deps: ProjectDeps) => {
  const { db, now } = deps.accounts
  const shown = showing(deps)
  /** The cart of the account that asks, in the project's showroom. */
  const cartOf = async ({ account, project }: ProjectAccess) => ({
    db,
    showroom: await requireShowroom(db, project.showroomRef, account.id),
    accountId: account.id,
    cartToken: null,
    now: now(),
  })

  serve('POST /api/project/{id}/item', async ({ params: { id }, body: { items } }, who) => {
    const sought = { who, named: 'project', id, needs: 'suggest' } as const
    const state = await changing(deps.accounts, sought, async (tx, access) => {
      await addItems(tx, access, { items, now: now() })
      return stateFor(access.project)
    })
    return shown(who, id, state === 'chosen' ? say.itemsAdded : say.itemsSuggested)
  })

  serve('PUT /api/project_item/{id}', async ({ params, body }, who) => {
    const sought = { who, named: 'item', id: params.id, needs: 'suggest' } as const
    const id = await changing(deps.accounts, sought, async (tx, access) => {
      await changeItem(tx, access, { itemId: params.id, change: body, now: now() })
      return access.project.publicId
    })
    return shown(who, id, say.itemSaved)
  })

  serve('DELETE /api/project_item/{id}', async ({ params }, who) => {
    const sought = { who, named: 'item', id: params.id, needs: 'suggest' } as const
    const id = await changing(deps.accounts, sought, async (tx, access) => {
      await removeItem(tx, (await ownItem(tx, access, params.id)).id)
      return access.project.publicId
    })
    return shown(who, id, say.itemRemoved)
  })

  serve('POST /api/project/{id}/paste', async ({ params: { id }, body }, who) => {
    const sought = { who, named: 'project', id, needs: 'suggest' } as const
    const report = await changing(deps.accounts, sought, (tx, access) =>
      pasteItems(tx, access, { text: body.text, roomId: body.room_id, now: now() }),
    )
    const { data } = await shown(who, id)
    return { success: true, data: { project: data, report }, message: say.listAdded }
  })

  serve('POST /api/project/{id}/to_cart', async ({ params: { id }, body }, who) => {
    const access = await requireProjectAccess(db, who, { named: 'project', id, needs: 'order' })
    const picked = { roomId: body.room_id, itemIds: body.item_ids }
    const { cart, report } = await putInCart(await cartOf(access), { access, picked })
    const { data } = await shown(who, id)
    return { success: true, data: { project: data, cart, report }, message: say.addedToCart }
  })

  serve('POST /api/project/{id}/from_cart', async ({ params: { id }, body }, who) => {
    const access = await requireProjectAccess(db, who, { named: 'project', id, needs: 'suggest' })
    const saving = { access, lineIds: body.line_ids, roomId: body.room_id }
    const cart = await takeFromCart(await cartOf(access), saving)
    const { data } = await shown(who, id)
    return { success: true, data: { project: data, cart }, message: say.movedToProject }
  })
}

export const bulkCartRoutes = (serve: Serve, { accounts: { db, now } }: ProjectDeps) => {
  serve('POST /api/projectCart/sync_to_bulk_cart', async ({ body }, who) => {
    const credentials = credentialsOf(who)
    const showroom = await requireShowroom(db, body.showroom, credentials.accountId)
    const change = { db, showroom, ...credentials, now: now() }
    const { cart, report } = await pasteToCart(change, body.text)
    return { success: true, data: cart, report, message: cartMessages.gonethrough }
  })
}
