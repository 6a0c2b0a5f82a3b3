import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import * as categories from '../categories/index.ts'
import { openShop } from '../shop/index.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { aThemedShop } from '../testing/showroom-fixtures.ts'
import { ShowroomWidget } from './index.ts'

const apiBase = 'https://react-pages.test'

/** The widget opens its shop by name: this one is open on the page already, and answers from here. */
const openedBefore = (showroom: string) => {
  const { fetch, asked } = fakeApi({
    'GET /api/shop': () => ({ success: true, data: aThemedShop('HARVEST2') }),
  })
  const shop = openShop({ showroom, apiBase, fetch })
  onTestFinished(shop.release)
  return { asked }
}

test('a React page draws a widget in a root of its own, in the showroom’s colours, in StrictMode as well', async () => {
  const { asked } = openedBefore('STRICT22')
  const chosen: string[] = []
  const place = document.createElement('div')
  document.body.append(place)
  const drawing = createRoot(place)
  const on = { 'category-chosen': ({ detail }: CustomEvent<{ name: string }>) => chosen.push(detail.name) }
  drawing.render(
    <StrictMode>
      <ShowroomWidget of={categories} widget={{}} showroom="STRICT22" apiBase={apiBase} on={on} />
    </StrictMode>,
  )
  await page.getByRole('button', { name: /Tile Flooring/ }).click()

  const host = [...place.children].find((element) => element.shadowRoot)
  expect(chosen).toEqual(['Tile Flooring'])
  expect(asked.map((one) => one.call)).toEqual(['GET /api/shop'])
  expect(host && getComputedStyle(host).getPropertyValue('--showroom-accent')).toBe('#b4532a')

  drawing.unmount()
  place.remove()
})
