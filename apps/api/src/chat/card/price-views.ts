import type { ChatCardView } from '@showroom/contract/chat/chat-card'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { type PriceChange, priceChangesInProject } from '../../order/price-change/price-change.store.ts'
import { isAnswerable } from '../../order/price-change/present-price-change.ts'
import { itemsInProject } from '../../order/reading/items-in-project.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { itemPicture, type Viewing } from './card-viewing.ts'

/** A vendor’s new price for something that is ordered for the project: prices for those who see prices, an answer from who ordered. */
export const priceViews = async (
  db: Queries,
  viewing: Viewing,
  ids: readonly string[],
): Promise<ChatCardView[]> => {
  const projectId = viewing.access.project.id
  const changes = await priceChangesInProject(db, projectId, ids)
  const named = changes.map(({ itemPublicId }) => itemPublicId)
  const items = await itemsInProject(db, { projectId, named, text: '', most: named.length })
  const pictures = new Map(items.map((item) => [item.publicId, itemPicture(item)]))
  return changes.map((change) => ({
    ...priceView(change, viewing),
    picture: pictures.get(change.itemPublicId) ?? null,
  }))
}

const priceView = (change: PriceChange, { access: { account, project }, now, isOwnPage }: Viewing) => {
  const isBuyer = change.accountId === account.id
  return {
    kind: 'price_change' as const,
    id: change.publicId,
    item_id: change.itemPublicId,
    order_number: change.orderNumber,
    product_name: change.productName,
    qty: change.qty,
    uom: change.uom,
    reason: change.reason,
    state: change.state,
    message: isBuyer ? orderMessages.price.client[change.state] : null,
    answer_by: change.state === 'proposed' ? change.answerBy.toISOString() : null,
    ...(isBuyer || project.sees === 'yes' ? { money: moneyOf(change) } : {}),
    // Their order is nobody else's to open.
    order_id: isBuyer ? change.orderPublicId : null,
    // Money is answered for on our own pages alone.
    can: { answer: isBuyer && isOwnPage === true && isAnswerable(change, now) },
  }
}

const moneyOf = (change: PriceChange) => ({
  unit_price_before_cents: change.unitPriceBefore,
  unit_price_after_cents: change.unitPriceAfter,
  difference_cents: change.totalAfter - change.totalBefore,
  tax_difference_cents: change.taxAfter - change.taxBefore,
})
