import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { WidgetFrame } from '../frame/index.ts'
import { openShop, type Shop } from '../shop/index.ts'
import { adoptStyles } from '../ui/sheets.ts'
import { anOpenShop } from './catalogue-fixtures.ts'
import { type AskedOf, type FakeAnswers, fakeApi } from './fake-api.ts'
import { memoryStorage } from './memory-storage.ts'

export type Drawn = { shop: Shop; host: HTMLElement; root: ShadowRoot; asked: AskedOf[] }

/** A shop of its own whose server gives these answers. */
export const shopWith = (
  answers: FakeAnswers,
  { cartToken }: { cartToken?: string } = {},
): { shop: Shop; asked: AskedOf[] } => {
  const { fetch, asked } = fakeApi({
    'GET /api/shop': () => ({ success: true, data: anOpenShop() }),
    ...answers,
  })
  const storage = memoryStorage()
  shopsOpened += 1
  const apiBase = `https://marketplace-${shopsOpened}.test`
  if (cartToken) storage.setItem(`showroom:marketplace-${shopsOpened}.test:HARVEST2:cart_id`, cartToken)
  const shop = openShop({ showroom: 'HARVEST2', apiBase, fetch, storage })
  onTestFinished(shop.release)
  return { shop, asked }
}
let shopsOpened = 0

/** Draws in a shadow root of the page, as the custom elements do; taken down when the test is done. */
export const drawIn = (shop: Shop, css: readonly string[], widget: ReactNode) =>
  drawOn(document.createElement('div'), { shop, css, widget })

type Drawing = { shop: Shop; css: readonly string[]; widget: ReactNode }

/** The same on an element of the test's choice. */
export const drawOn = async (host: HTMLElement, { shop, css, widget }: Drawing) => {
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  adoptStyles(root, css)
  const place = document.createElement('div')
  root.append(place)
  const drawing = createRoot(place)
  drawing.render(
    <WidgetFrame shop={shop} root={root} host={host}>
      {widget}
    </WidgetFrame>,
  )
  const undraw = () => {
    drawing.unmount()
    host.remove()
  }
  onTestFinished(undraw)
  await shop.actions.open()
  return { host, root, undraw }
}

export const drawWidget = async (
  answers: FakeAnswers,
  css: readonly string[],
  widget: ReactNode,
): Promise<Drawn> => {
  const { shop, asked } = shopWith(answers)
  return { shop, asked, ...(await drawIn(shop, css, widget)) }
}

/** The details of the events a page hears. */
export const heard = (host: HTMLElement, name: string): unknown[] => {
  const details: unknown[] = []
  host.addEventListener(`showroom:${name}`, (event) => {
    if (event instanceof CustomEvent) details.push(event.detail)
  })
  return details
}
