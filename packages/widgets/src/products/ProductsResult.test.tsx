import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCard, aPage } from '../testing/catalogue-fixtures.ts'
import { drawWidget } from '../testing/draw-widget.tsx'
import { css, Widget } from './index.ts'

test('a long list keeps its place while it is drawn in chunks: every product comes, in its order', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `Tile ${index + 1}`)
  const data = names.map((name, index) => aCard({ id: String(index + 1), name }))
  const seen: number[] = []
  const { host } = await drawWidget(
    { 'GET /api/visualization/products': () => aPage({ data, total: 24 }) },
    css,
    <Widget category="tile-flooring" />,
  )
  const items = () => host.shadowRoot?.querySelectorAll('.shelf > li') ?? []
  const watcher = new MutationObserver(() => {
    if (host.shadowRoot?.querySelector('.shelf .card-name')) seen.push(items().length)
  })
  if (host.shadowRoot) watcher.observe(host.shadowRoot, { childList: true, subtree: true })
  onTestFinished(() => watcher.disconnect())
  await expect.element(page.getByRole('heading', { name: 'Tile 24', exact: true })).toBeInTheDocument()
  const drawn = [...items()].map((item) => item.querySelector('.card-name')?.textContent)
  expect(drawn).toEqual(names)
  expect(new Set(seen)).toEqual(new Set([24]))
})

const aLongShelf = () =>
  Array.from({ length: 48 }, (_, index) => aCard({ id: String(index + 1), name: `Tile ${index + 1}` }))

test('of a long list what is far away is left out of frames, once the list has its height', async () => {
  await page.viewport(412, 823)
  const { host } = await drawWidget(
    { 'GET /api/visualization/products': () => aPage({ data: aLongShelf(), total: 48 }) },
    css,
    <Widget category="tile-flooring" pageSize="48" />,
  )
  const items = () => [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.shelf > li') ?? [])]
  const isLeftOut = (item: HTMLElement | undefined) =>
    item?.querySelector('.card-name')?.checkVisibility({ contentVisibilityAuto: true }) === false
  const heights: number[] = []
  const watcher = new ResizeObserver(() => heights.push(host.offsetHeight))
  watcher.observe(host)
  onTestFinished(() => watcher.disconnect())

  await expect.poll(() => isLeftOut(items().at(-1))).toBe(true)
  expect(isLeftOut(items()[0])).toBe(false)
  const before = host.offsetHeight
  expect(before).toBe(heights.at(-1))
  items().at(-1)?.scrollIntoView()
  await expect.poll(() => isLeftOut(items().at(-1))).toBe(false)
  expect(host.offsetHeight).toBe(before)
})

test('a card of a long list shows the whole ring of its focus', async () => {
  await page.viewport(412, 823)
  const { host } = await drawWidget(
    { 'GET /api/visualization/products': () => aPage({ data: aLongShelf(), total: 48 }) },
    css,
    <Widget category="tile-flooring" pageSize="48" />,
  )
  const shelf = () => host.shadowRoot?.querySelector('.shelf')
  const card = () => shelf()?.querySelector<HTMLElement>('.card')
  await expect.poll(() => shelf()?.childElementCount).toBe(48)
  const before = card()?.getBoundingClientRect()
  await expect.poll(() => shelf()?.classList.contains('is-laid-out')).toBe(true)

  expect(card()?.getBoundingClientRect()).toEqual(before)
  const link = card()?.querySelector('a, button')
  const ring = link && getComputedStyle(link, '::after')
  const room = card()?.parentElement && getComputedStyle(card()?.parentElement ?? document.body).paddingTop
  if (link instanceof HTMLElement) link.focus({ preventScroll: true })
  expect(Number.parseFloat(room ?? '')).toBeGreaterThanOrEqual(
    Number.parseFloat(ring?.outlineOffset ?? '') + Number.parseFloat(ring?.outlineWidth ?? ''),
  )
})
