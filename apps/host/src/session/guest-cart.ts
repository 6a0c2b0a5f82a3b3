import { heldShops } from '@showroom/widgets/shop'
import { cartTokenIn } from '@showroom/widgets/shop/cart-token'
import { useCurrentShowroom } from '../current/current-showroom.ts'

const openShop = () => heldShops().get(` ${useCurrentShowroom.getState().showroom}`)?.shop

/** The key to the guest's cart of the open showroom: the specification's cart_id. */
export const guestCartToken = (): string | null => {
  const shop = openShop()
  return shop ? cartTokenIn(shop.keepsakes, shop.prefix).read() : null
}
