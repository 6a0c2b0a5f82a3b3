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
