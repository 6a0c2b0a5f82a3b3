import { messages } from '@showroom/contract/shared/messages'
import { type CartChange, type NewItems, shopsOnPage, type Shop } from '@showroom/widgets/shop'
import { cartTokenIn } from '@showroom/widgets/shop/cart-token'
import { useCurrentShowroom } from '../shop-context/current-showroom.ts'

const openShop = (): Shop | undefined => shopsOnPage().get(` ${useCurrentShowroom.getState().showroom}`)?.shop

const tokenOf = (shop: Shop) => cartTokenIn(shop.keepsakes, shop.prefix)

/** The key to the guest's cart of the open showroom: the specification's cart_id. */
export const guestCartToken = (): string | null => {
  const shop = openShop()
  return shop ? tokenOf(shop).read() : null
}

/** What says whose cart is meant where no client of the cart asks. */
export const guestHeaders = (): Record<string, string> => {
  const token = guestCartToken()
  return token === null ? {} : { 'Showroom-Cart': token }
}

/** A key that was brought along from a website. */
export const keepGuestCart = (token: string): void => {
  const shop = openShop()
  if (shop) tokenOf(shop).write(token)
}

/** From now on the cart is the account's: this browser needs no key to it. */
export const dropGuestCart = (): void => {
  const shop = openShop()
  if (shop) tokenOf(shop).write(null)
}

/** Into the cart of the open showroom, by the client that owns it. */
export const addToOpenCart = async (items: NewItems): Promise<CartChange> =>
  (await openShop()?.actions.addToCart(items)) ?? {
    ok: false,
    code: 'offline',
    message: messages.internal,
  }

/** What was changed elsewhere than by the cart's own client, as by an order; other tabs hear of it. */
export const refreshCart = async (): Promise<void> => {
  const shop = openShop()
  if (!shop) return
  await shop.actions.lookAgain()
  const { cart } = shop.cart.getState()
  if (cart) tokenOf(shop).announce(cart.version)
}

/** Nothing of a cart is shown before it has been read for whoever is there now. */
export const clearCart = (): void =>
  openShop()?.cart.setState({ status: 'waiting', cart: null, count: 0, message: null, removed: null })
