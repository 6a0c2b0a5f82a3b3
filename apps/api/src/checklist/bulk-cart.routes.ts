import { cartMessages } from '../cart/cart.messages.ts'
import { changeOf } from '../cart/own-cart.ts'
import type { Serve } from '../platform/http/serve.ts'
import { pasteToCart } from '../project/items/item-cart.ts'
import { putApprovedInCart } from './approved-to-cart.ts'
import type { ChecklistDeps } from './checklist-access.ts'

/** Several lines into the cart at once: a pasted list, or what a project has approved. */
export const bulkCartRoutes = (serve: Serve, deps: ChecklistDeps) => {
  serve('POST /api/projectCart/sync_to_bulk_cart', async ({ body }, who) => {
    const change = await changeOf(deps, body.showroom, who)
    if (body.project_id === undefined) {
      const { cart, report } = await pasteToCart(change, body.text ?? '')
      return { success: true, data: cart, report, message: cartMessages.gonethrough }
    }
    const picked = { projectId: body.project_id, selectionIds: body.selection_ids }
    const { cart, report, message } = await putApprovedInCart(change, picked)
    return { success: true, data: cart, report, message }
  })
}
