import type { ReplyFor } from '@showroom/contract/endpoints'
import { type InitialAnswers, openState } from '@showroom/widgets/shop/initial-answers'
import { cartTokenKey, type Shop } from '@showroom/widgets/shop'
import { options } from 'preact'
import { linksTo } from '../links.ts'
import { openPageShop } from '../page-shop.ts'
import { hydrateInSlices } from './hydrate-slices.ts'
import type { ShowroomElement } from './ShowroomElement.ts'
import { recordEvents } from './replay-events.ts'

/** What a server writes into the root beside its HTML. */
export type InitialData = {
  build: string
  /** The element's own, by property. */
  values: Record<string, unknown>
  shop: ReplyFor<'GET /api/shop'>
  given: InitialAnswers
}

/**
 * HTML that a server drew becomes a widget with the very nodes it has. What other code drew, or what the page has
 * changed since, gives way to a widget that is drawn anew in the same place.
 */
export const hydrate = async (element: ShowroomElement, draw: () => void) => {
  const { shadowRoot: root, definition } = element
  if (!root) return draw()
  const initialData = initialDataIn(root, definition.page.build)
  const shop = initialData && (await fits(element, initialData)) ? openWith(initialData, element) : null
  if (!shop) {
    keepHeight(root, element.offsetHeight)
    return draw()
  }
  // The same styles are adopted, and the answers read, before the next frame.
  for (const extra of root.querySelectorAll('link, style, script')) extra.remove()
  Object.assign(element.values, linksTo(shop))
  const replay = recordEvents(root, definition.page)
  const done = () => {
    replay()
    shop.release()
  }
  await hydrateInSlices({ root, draw, within: (work) => drawHydrated(shop, work), done })
}

const initialDataIn = (root: ShadowRoot, build: string): InitialData | null => {
  try {
    const found: unknown = JSON.parse(root.querySelector('script')?.textContent ?? '')
    return isInitialData(found) && found.build === build ? found : null
  } catch {
    return null
  }
}

/** Text of the same build has the shape that the build writes. */
const isInitialData = (found: unknown): found is InitialData =>
  typeof found === 'object' && found !== null && 'build' in found && 'given' in found

const fits = async (
  { definition: { page, widget }, values, lang }: ShowroomElement,
  initialData: InitialData,
) => {
  // Neither is known to a server.
  if (page.theme || lang) return false
  const names = Object.keys({ ...initialData.values, ...values })
  if (names.some((name) => !Object.is(values[name], initialData.values[name]))) return false
  const ask: ((props: never) => Promise<boolean>) | undefined = widget.fits
  return ask ? Reflect.apply(ask, undefined, [values]) : true
}

const keepHeight = (root: ShadowRoot, height: number) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host{min-height:${height}px}`)
  root.adoptedStyleSheets.push(sheet)
  root.replaceChildren()
}

/** The page's shop, opened with what was drawn; null where the page knows the showroom otherwise by now. */
const openWith = ({ shop: reply, given }: InitialData, { definition, showroomName }: ShowroomElement) => {
  const { page } = definition
  const address = `${page.apiBase}/api/shop?showroom=${encodeURIComponent(showroomName)}`
  const answer = async () => {
    const token = shop.keepsakes.read(shop.prefix + cartTokenKey)
    // The server knew nothing of a visitor's cart.
    const headers = token && { 'Showroom-Cart': token }
    return headers ? fetch(address, { credentials: 'omit', headers }) : new Response(JSON.stringify(reply))
  }
  if (!page.ahead.has(address)) page.ahead.set(address, Promise.resolve().then(answer))
  const shop = openPageShop(page, showroomName)
  const state = openState(reply)
  if (shop.state.getState().status !== 'open') shop.state.setState(state)
  const known = shop.state.getState()
  shop.initialAnswers = given
  if (JSON.stringify({ ...known, ...state }) === JSON.stringify(known)) return shop
  shop.release()
  return null
}

let isUnderWay = false

/** A server knows of nobody's cart: until the nodes are hydrated, neither does the widget. */
const drawHydrated = ({ cart }: Shop, draw: () => void) => {
  const { getState } = cart
  cart.getState = cart.getInitialState
  isUnderWay = true
  try {
    draw()
  } finally {
    isUnderWay = false
    cart.getState = getState
  }
}

const { vnode: before } = options
/** Preact leaves the attributes of such HTML as they are; these a server can not know, or must not write. */
options.vnode = (vnode) => {
  before?.(vnode)
  if (!isUnderWay || typeof vnode.type !== 'string') return
  const { ref, props } = vnode
  if (!('style' in props || 'href' in props)) return
  vnode.ref = (element: HTMLElement | null) => {
    if (element) layOn(element, props)
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
}

const layOn = (element: HTMLElement, props: object) => {
  if ('style' in props) Object.assign(element.style, props.style)
  if ('href' in props) element.setAttribute('href', String(props.href))
}
