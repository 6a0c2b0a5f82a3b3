import { afterEach, expect, test } from 'vitest'
import type { Page } from '../page.ts'
import { eventually } from '../testing/eventually.ts'
import { defineProbe, drawn, textOf } from '../testing/probe.tsx'
import { pageWith, shopAnswer } from '../testing/shop-answer.ts'
import type { InitialData } from './hydrate.ts'

afterEach(() => document.body.replaceChildren())

/** What a server would have drawn, taken from a probe that has drawn itself. */
const drawnHtml = async (attributes: string) => {
  const source = defineProbe(pageWith('HARVEST2'))
  source.define()
  document.body.innerHTML = `<${source.name} ${attributes}></${source.name}>`
  await drawn()
  return document.body.firstElementChild?.shadowRoot?.innerHTML ?? ''
}

type Asked = { page?: Page; build?: string; values?: Record<string, unknown>; html?: string }

/** A tag as it came with the page, before its code has. */
const arrived = async ({ page = pageWith('HARVEST2'), ...asked }: Asked = {}) => {
  const html = asked.html ?? (await drawnHtml('label="Tile"'))
  const written: InitialData = {
    build: asked.build ?? page.build,
    values: asked.values ?? { label: 'Tile' },
    shop: shopAnswer('HARVEST2'),
    given: { at: Date.now(), answers: {} },
  }
  const probe = defineProbe(page)
  document.body.setHTMLUnsafe(`<${probe.name} label="Tile"><template shadowrootmode="open">${html}
    <script type="application/json">${JSON.stringify(written)}</script></template></${probe.name}>`)
  const element = document.body.firstElementChild
  const button = element?.shadowRoot?.querySelector('button')
  if (!element || !button) throw new Error('The browser knows no declarative shadow roots.')
  return { probe, element, button }
}

const buttonOf = (element: Element) => element.shadowRoot?.querySelector('button')

test('row 9: HTML that a server drew becomes the widget, with the very nodes it has', async () => {
  const { probe, element, button } = await arrived()
  probe.define()
  await eventually(() => expect(probe.seen.mounts).toBe(1))
  expect(buttonOf(element)).toBe(button)
  button.click()
  await eventually(() => expect(button.textContent).toBe('clicked 1'))
  expect(element.shadowRoot?.querySelector('script')).toBeNull()
})

test('it follows its attributes afterwards', async () => {
  const { probe, element, button } = await arrived()
  probe.define()
  await eventually(() => expect(probe.seen.mounts).toBe(1))
  element.setAttribute('label', 'Oak')
  await eventually(() => expect(textOf(element)).toContain('Oak'))
  expect(buttonOf(element)).toBe(button)
})

test.each([
  ['what another build drew', { build: 'last-year' }],
  ['what was drawn for other attributes', { values: { label: 'Oak' } }],
  ['what somebody else has put there', { html: '<button>Buy</button>', build: '' }],
])('%s gives way to a widget that is drawn anew', async (_what, asked) => {
  const { probe, element, button } = await arrived(asked)
  probe.define()
  await eventually(() => expect(probe.seen.mounts).toBe(1))
  expect(buttonOf(element)).not.toBe(button)
  expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(1)
  expect(textOf(element)).toContain('Tile')
})

test('a theme that the page has chosen meanwhile is drawn anew', async () => {
  const page = pageWith('HARVEST2')
  const { probe, element, button } = await arrived({ page })
  page.theme = 'dark'
  probe.define()
  await eventually(() => expect(probe.seen.mounts).toBe(1))
  expect(buttonOf(element)).not.toBe(button)
})
