import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recentlyViewed } from '../shop/recently-viewed.ts'
import { aCard, aFaucet } from '../testing/catalogue-fixtures.ts'
import {
  addButton,
  areaField,
  drawProduct as draw,
  emptyRails,
  quantity,
  sent,
  serving,
} from '../testing/draw-product.tsx'
import { heard } from '../testing/draw-widget.tsx'
import { refusal } from '../testing/fake-api.ts'

beforeEach(() => page.viewport(1280, 1000))

test('its size is written as the trade does, and read out in words', async () => {
  await draw(serving())

  await expect.element(page.getByText('12" × 24" · 3/8" thick')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(page.getByText('12 by 24 inches, 3/8 inch thick')).toBeInTheDocument()
})

/** Where the button is, and by the toast behind it in the page. */
const told = () => page.getByText('Only 7 boxes can be had.')

describe('adding to the cart', () => {
  test('sends the boxes with what was measured, and tells the page before and after', async () => {
    const { asked, host } = await draw(serving())
    const before = heard(host, 'add-to-cart')
    const after = heard(host, 'added-to-cart')
    await areaField().fill('120')
    await addButton().click()

    await expect.element(page.getByText('Added 9 boxes.')).toBeVisible()
    expect(sent(asked)).toMatchObject({
      items: [
        {
          product_id: 'fogHoned1224',
          qty: 9,
          lot_choice: 'single',
          coverage_note: { rooms: [{ name: 'Room 1', area: 120_000 }], waste_pct: 10 },
        },
      ],
    })
    expect(before).toEqual([{ items: [{ product_id: 'fogHoned1224', qty: 9 }] }])
    expect(after).toMatchObject([{ items: [{ product_id: 'fogHoned1224', qty: 9 }], count: 1 }])
  })

  test('what was stepped to in the moment before is what is added', async () => {
    const { asked } = await draw(serving())
    const more = page.getByRole('button', { name: 'One step more' })
    await expect.element(more).toBeEnabled()
    const quantityBefore = Number(quantity().element().getAttribute('aria-valuenow'))
    for (const button of [more.element(), more.element(), addButton().element()]) {
      if (button instanceof HTMLElement) button.click()
      await new Promise((drawn) => setTimeout(drawn))
    }
    await expect.poll(() => sent(asked)).toMatchObject({ items: [{ qty: quantityBefore + 2 }] })
  })

  test('leads to the page’s cart where it has one, and nowhere where it has none', async () => {
    const { host } = await draw(serving(), { cartHref: '/cart' })
    const opened = heard(host, 'cart-opened')
    host.addEventListener('showroom:cart-opened', (event) => event.preventDefault())
    await addButton().click()
    const toCart = page.getByRole('link', { name: 'View cart' })
    await expect.element(toCart).toHaveAttribute('href', '/cart')
    await toCart.click()
    expect(opened).toHaveLength(1)

    host.remove()
    await draw(serving())
    await addButton().click()
    await expect.element(page.getByText('Added 1 box.')).toBeVisible()
    expect(page.getByText('View cart').query()).toBeNull()
  })

  test('a page that prevents add-to-cart takes over: nothing is sent', async () => {
    const { asked, host } = await draw(serving())
    host.addEventListener('showroom:add-to-cart', (event) => event.preventDefault())
    await addButton().click()
    await new Promise((rest) => setTimeout(rest, 50))
    expect(sent(asked)).toBeUndefined()
  })

  test('what was refused before is not said of an add that the page has taken over', async () => {
    const { asked, host } = await draw({
      ...serving(),
      'POST /api/projectCart/sync_to_cart': () => {
        throw refusal(422, 'Only 7 boxes can be had.')
      },
    })
    await addButton().click()
    await expect.element(told().first()).toBeVisible()
    const outcomes: unknown[] = []
    host.addEventListener('showroom:add-to-cart', (event) => {
      event.preventDefault()
      const { promise } = Object(event)
      promise.catch((refused: { code: string }) => outcomes.push(refused.code))
    })
    await addButton().click()
    await expect.poll(() => outcomes).toEqual(['prevented'])
    // A toast that nobody closes goes by itself after ten seconds.
    await expect.element(told(), { timeout: 5_000 }).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call.endsWith('sync_to_cart'))).toHaveLength(1)
  })

  test('a refusal is said where the button is, and the measurements stay', async () => {
    await draw({
      ...serving(),
      'POST /api/projectCart/sync_to_cart': () => {
        throw refusal(422, 'Only 7 boxes can be had.')
      },
    })
    await areaField().fill('120')
    await addButton().click()
    await expect.element(told().first()).toBeVisible()
    await expect.element(areaField()).toHaveValue('120')
  })

  test('lots are never mixed without being asked', async () => {
    const { asked } = await draw(
      serving({
        lots: [
          { code: 'A', available: 7 },
          { code: 'B', available: 5 },
        ],
      }),
    )
    await areaField().fill('120')
    await expect
      .element(page.getByText('No single lot has 9 boxes (largest 7). Mix lots, wait or reduce.'))
      .toBeVisible()
    await expect.element(addButton()).toBeDisabled()

    await page.getByRole('checkbox', { name: /^Mix lots/ }).click()
    await addButton().click()
    await expect.poll(() => sent(asked)).toMatchObject({ items: [{ qty: 9, lot_choice: 'mixed' }] })
  })

  test('a required part is added with one click', async () => {
    const { asked } = await draw(
      serving({ required: [aFaucet({ id: 'valve12', name: 'Rough-in Valve RV-12' })] }),
    )
    await page.getByRole('button', { name: 'Add: Rough-in Valve RV-12' }).click()
    await expect.poll(() => sent(asked)).toMatchObject({ items: [{ product_id: 'valve12', qty: 1 }] })
  })
})

describe('pictures', () => {
  test('arrow keys go through the gallery, and Escape leaves the large picture', async () => {
    const { root } = await draw(serving())
    const thumb = (index: number) => page.getByRole('button', { name: `Picture ${index} of 4` })
    await thumb(1).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumb(2)).toHaveAttribute('aria-current', 'true')

    await page.getByRole('button', { name: /^Enlarge picture/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => root.querySelector('dialog')).toBeNull()
  })
})

describe('what else is seen', () => {
  test('a product that was seen is remembered and leads the next list', async () => {
    const { asked, shop } = await draw({
      ...serving(),
      'POST /api/recently_viewed/': () => ({
        success: true,
        data: [aCard({ id: 'earlier', name: 'Seen before' })],
      }),
    })
    await expect.poll(() => recentlyViewed(shop)).toEqual(['fogHoned1224'])
    await page.getByRole('button', { name: 'Ink' }).click()
    await expect
      .poll(() => asked.find((one) => one.call.endsWith('recently_viewed/'))?.body)
      .toMatchObject({ products: ['inkHoned1224', 'fogHoned1224'] })
    await expect.element(page.getByText('Seen before')).toBeVisible()
  })

  test('a product that is not there says so and can be tried again', async () => {
    await draw({
      ...emptyRails,
      'GET /api/public': () => {
        throw refusal(404, 'Record not found for processing.')
      },
    })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Record not found for processing.')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
