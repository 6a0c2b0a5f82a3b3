import type { Cart, CartLine } from '@showroom/contract/cart/cart'
import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { NewItems } from '../shop/cart.ts'
import type { CartItem, CartDetail } from '../shop/events.ts'

export const shownOf = ({
  id,
  name,
  brand,
  price,
}: Pick<ProductCard, 'id' | 'name' | 'brand' | 'price'>) => ({
  product_id: id,
  name,
  brand,
  unit_price_cents: price.price_cents,
})

/** A line, as the page is told of it. */
export const itemOf = ({
  product_id,
  qty,
  name,
  unit_price_cents,
}: Pick<CartLine, 'product_id' | 'qty' | 'name' | 'unit_price_cents'>): CartItem => ({
  product_id,
  qty,
  name,
  unit_price_cents,
})

export const cartDetailOf = ({
  cart_id,
  count,
  merchandise_cents,
  Project_tans: lines,
}: Cart): CartDetail => ({
  cart_id,
  count,
  merchandise_cents,
  items: lines.map(itemOf),
})

/** What was added, which is not always all that the line holds. */
export const addedTo = (cart: Cart, asked: NewItems): CartItem[] =>
  cart.Project_tans.flatMap((line) =>
    asked
      .filter((item) => item.product_id === line.product_id)
      .map(({ qty }) => ({ ...itemOf(line), qty: Number(qty) })),
  )
