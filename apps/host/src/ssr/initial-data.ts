import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { ReplyFor } from '@showroom/contract/endpoints'
import type { InitialAnswers, Shop } from '@showroom/widgets/shop'
import { openState } from '@showroom/widgets/shop/initial-answers'
import { openHostShop } from '../shop-context/ShopProvider.tsx'
import { hrefOf } from '../paths.ts'

/** What a server writes into the page beside its HTML: all that it was drawn from. */
export type InitialData = {
  shop: ReplyFor<'GET /api/shop'>
  given: InitialAnswers
  /** The address that was drawn in place of the one that was asked for. */
  instead?: string
}

export const initialDataId = 'drawn-from'

/** The shop of a page that came as HTML, open as it was drawn; null for a page that the browser draws. */
export const openInitialShop = (): Shop | null => {
  const block = document.getElementById(initialDataId)
  if (!block) return null
  // The server's build and this one are of the same sources: the block has the shape that it was written in.
  const { shop: reply, given, instead } = JSON.parse(block.textContent ?? '') as InitialData
  block.remove()
  if (instead !== undefined) history.replaceState(null, '', hrefOf(instead))
  const shop = openHostShop(platformShowroom)
  shop.state.setState(openState(reply))
  shop.initialAnswers = given
  return shop
}
