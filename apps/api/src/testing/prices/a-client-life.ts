import type { ApprovalLink } from '@showroom/contract/checklist/approval-link.endpoints'
import type { Selection } from '@showroom/contract/checklist/checklist'
import type { PriceVisibility } from '@showroom/contract/client-terms/price-visibility'
import type { OrderReturns } from '@showroom/contract/order/return'
import type { Design } from '@showroom/contract/visualizer/visualizer'
import { hourMs } from '@showroom/contract/shared/time'
import { standardTerms } from '../../client-terms/client-terms.ts'
import { saveTerms } from '../../client-terms/client-terms.store.ts'
import { accountCalled, showroomCalled } from '../../order/testing/an-order.store.ts'
import type { aReturnShop } from '../../order/testing/a-return-shop.ts'
import { newPublicId } from '../../shared/public-id.ts'

type Shop = ReturnType<typeof aReturnShop>
type Order = Awaited<ReturnType<Shop['placed']>>

/** From now on their Pro lets them see so much. */
export const agree = async (shop: Shop, email: string, priceVisibility: PriceVisibility) => {
  const { db } = shop.shop()
  const client = {
    showroomId: await showroomCalled(db, 'HARVEST2'),
    accountId: await accountCalled(db, email),
  }
  await saveTerms(db, client, { ...standardTerms, priceVisibility, now: shop.now() })
}

/** Until nothing more is to be told. */
export const everythingTold = async (shop: Shop) => {
  while ((await shop.deliver()).length > 0);
  await shop.deliver()
}

/** A decision of their project with an allowance, and a link to it for somebody at home. */
const decided = async (order: Order) => {
  const items = [
    { title: 'Floor tile', allowance_cents: 90_000, options: [{ product_id: 'example-tile', qty: 9 }] },
  ]
  const body = { project_id: order.projectId, items }
  const { data } = await order.call<{ append_items: Selection[] }>('POST /api/projectChecklist', body)
  const partner = `partner-of-${newPublicId().toLowerCase()}@people.test`
  const link = { selection_ids: [data.append_items[0]?.id], email: partner, sees_prices: true }
  await order.call<ApprovalLink[]>(`POST /api/projectChecklist/${order.projectId}/link`, link)
  return partner
}

/** A raise that the Pro pays for, a delivery that is charged, and two boxes of it that go back. */
const afterTheOrder = async (shop: Shop, order: Order): Promise<void> => {
  await shop.later(2 * hourMs)
  const [tile, vanity] = [await order.itemNamed('example-tile'), await order.itemNamed('example-vanity')]
  const proposal = { final_price_cents: 124_900, reason: 'The maker raised it' }
  const { data: raise } = await shop
    .vendorB()
    .call<{ id: string }>(`POST /api/order_item/${vanity}/price`, proposal)
  await everythingTold(shop)
  await shop.piet().call(`POST /api/price_change/${raise.id}/absorb`, {})
  await shop.ada().set(tile, 'picked_up')
  await shop.ada().set(tile, 'delivered')
  const path = `/api/order/${order.id}/return`
  const wish = { kind: 'return', reason: 'changed_mind', lines: [{ item_id: tile, qty: 2 }] }
  const asked = { ...wish, key: newPublicId(), is_untouched: true }
  const { data } = await order.call<OrderReturns>(`POST ${path}`, asked)
  const [newest] = data.returns
  await shop.vendorA().approve(newest?.id ?? '')
  await shop.vendorA().receive(newest?.id ?? '', [{ id: newest?.lines[0]?.id, accepted_qty: 2 }])
  await shop.vendorA().refund(newest?.id ?? '')
  await everythingTold(shop)
}

/** A client who orders as every visitor sees it, and whose Pro lets them see so much before any letter is written. */
export const aClientLife = async (shop: Shop, visibility: PriceVisibility) => {
  const order = await shop.placed('Our bath')
  const partner = await decided(order)
  const room = { showroom: 'HARVEST2', floorplan: 'kitchen-l-nook-12x14', template: 'kitchen-modern-1' }
  const { data: design } = await order.call<Design>('POST /api/visualization/design', room)
  await agree(shop, order.email, visibility)
  await afterTheOrder(shop, order)
  return { order, partner, designId: design.id }
}
export type ClientLife = Awaited<ReturnType<typeof aClientLife>>
