import type { Cart } from '@showroom/contract/cart/cart'
import type { ThemeChoice } from '@showroom/widgets/frame'
import { type NewItems, type Shop, ShopError } from '@showroom/widgets/shop'
import type { On } from './on.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import type { CartNews, RenderedElement, Page } from './page.ts'
import { tellSafely } from './tell-safely.ts'
import { cartNewsOf, openPageShop } from './page-shop.ts'
import type { Undo } from './watch-for-tags.ts'

/** A page's own connection to one showroom. What it changes, every tag of that showroom on the page shows. */
export type Connection = {
  showroom: string
  cart: {
    get: () => CartNews
    /** Calls back at every change; returns the undo. */
    subscribe: (listener: (news: CartNews) => void) => Undo
    /** The whole new cart, or a rejection that says why not. */
    add: (items: NewItems) => Promise<Cart>
  }
  catalogue: Catalogue
  /** Like `Showroom.on`, for this showroom only. */
  on: On
  theme: (choice: ThemeChoice) => void
  openCart: () => void
  disconnect: () => void
}

export const connect = async (page: Page, showroom = page.showroom): Promise<Connection> => {
  const shop = openPageShop(page, showroom)
  await shop.actions.open()
  const { status, message } = shop.state.getState()
  if (status !== 'open') {
    shop.release()
    const code = status === 'refused' ? 'origin_refused' : 'shop_failed'
    throw new ShopError({ status: status === 'refused' ? 403 : 0, code, message: message ?? code })
  }
  return connectionTo(shop, page)
}

const connectionTo = (shop: Shop, page: Page): Connection => {
  const undos = new Set<Undo>()
  const undoable = (undo: Undo) => {
    // A listener that stops is forgotten at once: a page may listen and stop as often as it likes.
    const undoOnce = () => {
      if (undos.delete(undoOnce)) undo()
    }
    undos.add(undoOnce)
    return undoOnce
  }
  undoable(shop.release)
  return {
    showroom: shop.showroom,
    cart: {
      get: () => cartNewsOf(shop),
      subscribe: (listener) => undoable(shop.cart.subscribe(() => tellSafely(listener)(cartNewsOf(shop)))),
      add: (items) => addTo(shop, items),
    },
    on: (name, listener) =>
      undoable(
        page.on(name, (event) => {
          if (isFrom(event, shop.showroom, page)) listener(event)
        }),
      ),
    catalogue: catalogueOf(shop),
    theme: (choice) => setTheme(page, choice),
    openCart: () => openCart(shop),
    disconnect: () => {
      for (const undo of undos) undo()
    },
  }
}

/** The whole new cart; a rejection says why there is none. */
export const addTo = async (shop: Shop, items: NewItems) => {
  const added = await shop.actions.addToCart(items)
  if (added.ok) return added.cart
  throw new ShopError({ ...added, status: 422 })
}

export const setTheme = (page: Page, choice: ThemeChoice) => {
  page.theme = choice
  for (const element of page.elements) element.redraw()
}

/** The element that spoke is the first of the path, however deep in shadow roots it stands. */
const isFrom = (event: Event, showroom: string, page: Page) => {
  const [source] = event.composedPath()
  return [...page.elements].some(
    (element: RenderedElement) => element === source && element.showroomName === showroom,
  )
}

/** A drawer is added where no widget of the page draws it. */
const openCart = (shop: Shop) => {
  shop.drawer.open()
  if (shop.drawer.store.getState().owner) return
  const cart = document.createElement('showroom-cart')
  cart.setAttribute('layout', 'drawer')
  cart.setAttribute('showroom', shop.showroom)
  document.body.append(cart)
}
