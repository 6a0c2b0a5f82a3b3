import type { ChatCardOf, ChatCardView } from '@showroom/contract/chat/chat-card'
import type { ChatCard } from '@showroom/contract/chat/chat'
import { orderStatuses } from '@showroom/contract/order/order-status.rules'
import { perSqft } from '@showroom/contract/pricing/pricing.rules'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { canBeSold, type Purchasable } from '../../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import { readRows } from '../../checklist/reading/read-checklist.ts'
import { type ItemInProject, itemsInProject } from '../../order/reading/items-in-project.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import { itemPicture, pictureOf, type Viewing } from './card-viewing.ts'
import { priceViews } from './price-views.ts'
import { showroomOfProject } from '../../project/project-showroom.ts'

export type CardNamed = Pick<ChatCard, 'kind' | 'id'>
/** What cards stand for, as one of the project's people may see it now. What is not there, or not theirs to see, is left out. */
export const cardViews = async (
  db: Queries,
  viewing: Viewing,
  cards: readonly CardNamed[],
): Promise<ChatCardView[]> => {
  const idsOf = (kind: ChatCard['kind']) => [
    ...new Set(cards.flatMap((card) => (card.kind === kind ? [card.id] : []))),
  ]
  const [products, selections, items] = [idsOf('product'), idsOf('selection'), idsOf('order_item')]
  const prices = idsOf('price_change')
  return [
    ...(products.length > 0 ? await productViews(db, viewing.access, products) : []),
    ...(selections.length > 0 ? await selectionViews(db, viewing, new Set(selections)) : []),
    ...(items.length > 0 ? await itemViews(db, viewing.access, { named: items }) : []),
    ...(prices.length > 0 ? await priceViews(db, viewing, prices) : []),
  ]
}

/** At the project's prices, for those who may see prices. */
export const productViews = async (
  db: Queries,
  { project }: AccountInProject,
  ids: readonly string[],
): Promise<ChatCardOf<'product'>[]> => {
  const showroom = await showroomOfProject(db, project)
  const products = await purchasableProducts(db, showroom, ids)
  const found = new Map(products.map((product) => [product.publicId, product]))
  return ids.flatMap((id) => {
    const product = found.get(id)
    // One that this showroom does not sell is none of its clients' business.
    return product?.isShown ? [productView(product, project)] : []
  })
}

const pricesOf = ({ priceCents, coverage }: Purchasable) => ({
  price_cents: priceCents,
  per_sqft_cents: coverage === null ? null : perSqft(priceCents, coverage),
})

const productView = (product: Purchasable, project: AccountInProject['project']): ChatCardOf<'product'> => ({
  kind: 'product',
  id: product.publicId,
  name: product.name,
  brand: product.brand,
  unit: product.unit,
  uom: product.uom,
  picture: pictureOf(product),
  is_sold: canBeSold(product),
  ...(project.sees === 'yes' ? pricesOf(product) : {}),
  can: { add_option: allowedTo(project).suggest },
})

/** All of a project's decisions, or those that are named. */
export const selectionViews = async (
  db: Queries,
  { access, now }: Viewing,
  named: ReadonlySet<string> | null,
): Promise<ChatCardOf<'selection'>[]> =>
  (await readRows(db, access, now))
    .filter(({ id }) => named === null || named.has(id))
    .map((selection) => ({ kind: 'selection' as const, id: selection.id, selection }))

const most = 100

export const itemViews = async (
  db: Queries,
  { project }: AccountInProject,
  { named = null, text = '' }: { named?: readonly string[] | null; text?: string },
): Promise<ChatCardOf<'order_item'>[]> =>
  (await itemsInProject(db, { projectId: project.id, named, text, most })).map(itemView)

const itemView = (item: ItemInProject): ChatCardOf<'order_item'> => ({
  kind: 'order_item',
  id: item.publicId,
  product_name: item.productName,
  brand: item.brand,
  qty: item.qty,
  uom: item.uom,
  picture: itemPicture(item),
  order_number: item.orderNumber,
  status: item.status,
  client_sees: orderStatuses[item.status].clientSees,
  arrives: { from: item.deliverFrom, to: item.deliverTo },
})
