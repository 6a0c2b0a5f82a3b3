import type { ShowroomEvent } from '../on.ts'
import type { Page } from '../page.ts'
import type { Undo } from '../watch-for-tags.ts'
import { element } from './element.ts'
import { overlayMessages as say } from './messages.ts'

/** All events by name, so that the compiler finds one that is missing. */
const names: Record<ShowroomEvent, true> = {
  selected: true,
  'category-chosen': true,
  'products-shown': true,
  'product-chosen': true,
  'product-shown': true,
  'add-to-cart': true,
  'added-to-cart': true,
  'cart-opened': true,
  'cart-shown': true,
  'change-line': true,
  'line-changed': true,
  'checkout-started': true,
  'checkout-opened': true,
  'order-placed': true,
  'checkout-closed': true,
  'signed-in': true,
  'signed-out': true,
  error: true,
}

const isEventName = (name: string): name is ShowroomEvent => name in names
const mostKept = 50

/** What the tags tell the page, as it happens; the newest first. */
export const eventLog = (page: Page, onEvent: (count: number) => void): { view: HTMLElement; stop: Undo } => {
  const list = element('ul', { class: 'list' })
  const nothing = element('p', {}, say.noEvents)
  const view = element('div', { role: 'log' }, nothing, list)
  let count = 0
  const hear = (event: CustomEvent<unknown>) => {
    count += 1
    nothing.remove()
    list.prepend(eventItem(event))
    if (list.children.length > mostKept) list.lastElementChild?.remove()
    onEvent(count)
  }
  const undos = Object.keys(names)
    .filter(isEventName)
    .map((name) => page.on(name, hear))
  return { view, stop: () => undos.forEach((undo) => undo()) }
}

const eventItem = ({ type, detail, target }: CustomEvent<unknown>) =>
  element(
    'li',
    { class: type.endsWith('error') ? 'problem' : 'drawn' },
    element('code', {}, type),
    element('span', { class: 'soft' }, `${target instanceof Element ? target.localName : ''} ${time()}`),
    element('code', {}, JSON.stringify(detail)),
  )

const time = () => new Date().toLocaleTimeString('en-US', { hour12: false })
