import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { drawWidget, heard } from '../testing/draw-widget.tsx'
import { refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, Widget } from './index.ts'

const tileQuantity = () => page.getByRole('spinbutton', { name: 'Quantity of Fog Honed' })

/** A hand's quick presses: sent from outside, a busy machine would let it rest between two of them. */
const pressUp = async (field: Element, times: number) => {
  for (const _ of Array.from({ length: times })) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, composed: true }))
    await new Promise((drawn) => setTimeout(drawn))
  }
}

describe('the cart in place', () => {
  test('shows each line with its price per box and per square foot, what it covers, its lot and its total', async () => {
    await drawWidget(fakeCart([aLine(), aFaucetLine()]).answers, css, <Widget />)
    const tile = page.getByRole('listitem').filter({ hasText: 'Fog Honed Porcelain' })
    await expect.element(tile).toHaveTextContent('$88.21 /box')
    await expect.element(tile).toHaveTextContent('$5.69 /sq ft')
    await expect.element(tile).toHaveTextContent('Covers 139.5 sq ft')
    await expect.element(tile).toHaveTextContent('Your 9 boxes come from one lot.')
    await expect.element(tile).toHaveTextContent('$793.89')
    await expect.element(page.getByText('Held today, charged when each vendor ships.')).toBeVisible()
  })

  test('a new quantity stepped to with the keyboard is sent once and tells the page', async () => {
    const { asked, host } = await drawWidget(fakeCart([aLine()]).answers, css, <Widget />)
    const changes = heard(host, 'line-changed')

    await expect.element(tileQuantity()).toBeVisible()
    await pressUp(tileQuantity().element(), 3)
    await expect.element(page.getByText('Covers 186 sq ft')).toBeVisible()

    expect(asked.filter((one) => one.call.endsWith('update_cart'))).toHaveLength(1)
    expect(changes).toEqual([
      {
        line_id: 'line1',
        product_id: 'fogHoned1224',
        name: 'Fog Honed Porcelain Tile 12x24',
        unit_price_cents: 8_821,
        qty: 12,
        qty_before: 9,
      },
    ])
  })

  test('a quantity that was stepped to is sent before the hand is on something else', async () => {
    const { asked } = await drawWidget(fakeCart([aLine()]).answers, css, <Widget />)
    await expect.element(tileQuantity()).toBeVisible()
    await pressUp(tileQuantity().element(), 2)
    const remove = page.getByRole('button', { name: 'Remove Fog Honed' }).element()
    const everywhere = { bubbles: true, composed: true }
    remove.dispatchEvent(new PointerEvent('pointerdown', everywhere))
    remove.dispatchEvent(new MouseEvent('click', everywhere))
    const sent = () => asked.map(({ call }) => call).filter((call) => /update_cart|destroy/.test(call))
    await expect.poll(sent).toEqual(['POST /api/projectCart/update_cart', 'DELETE /api/cart/destroy/line1'])
  })

  test('a page may keep a line from being changed', async () => {
    const { asked, host } = await drawWidget(fakeCart([aLine()]).answers, css, <Widget />)
    const asks = heard(host, 'change-line')
    host.addEventListener('showroom:change-line', (event) => event.preventDefault())
    await page.getByRole('button', { name: 'Remove Fog Honed' }).click()
    await expect.poll(() => asks).toMatchObject([{ line_id: 'line1', qty: 0, qty_before: 9 }])
    expect(asked.some((one) => one.call.startsWith('DELETE'))).toBe(false)
  })

  test('the page hears once what the cart shows, not again at each change', async () => {
    const told: unknown[] = []
    const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail)
    document.addEventListener('showroom:cart-shown', hear)
    onTestFinished(() => document.removeEventListener('showroom:cart-shown', hear))
    await drawWidget(fakeCart([aLine()]).answers, css, <Widget />)
    await tileQuantity().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByText('Covers 155 sq ft')).toBeVisible()
    expect(told).toMatchObject([{ count: 1, items: [{ product_id: 'fogHoned1224', qty: 9 }] }])
  })

  test('letters are not taken, and nothing below the minimum', async () => {
    await drawWidget(fakeCart([aLine({ min_qty: 2 })]).answers, css, <Widget />)
    await tileQuantity().fill('a0b')
    await expect.element(tileQuantity()).toHaveValue('0')
    await userEvent.keyboard('{Enter}')
    await expect.element(tileQuantity()).toHaveValue('2')
  })

  test('what a change came to is said by the server, in the widget that asked for it', async () => {
    await drawWidget(fakeCart([aLine()]).answers, css, <Widget />)
    await tileQuantity().fill('10')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Cart updated.')).toBeVisible()
    expect(page.getByText('Cart updated.').elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => page.getByText('Cart updated.').elements().length).toBe(0)
  })

  test('a removed line can be undone, and the keyboard is where that is done', async () => {
    const { root } = await drawWidget(fakeCart([aLine(), aFaucetLine()]).answers, css, <Widget />)
    await page.getByRole('button', { name: 'Remove Fog Honed' }).click()
    await expect.element(page.getByText('Removed from cart.')).toBeVisible()
    expect(tileQuantity().elements()).toHaveLength(0)
    await expect.poll(() => root.activeElement?.textContent).toBe('Undo')

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Part of the set')).toBeVisible()
  })

  test('a changed price shows the old and the new one, and is accepted with one press', async () => {
    const line = aLine({
      previous_unit_price_cents: 8_400,
      warnings: [
        { code: 'price_changed', message: 'The price changed from $84.00 to $88.21.', product_ids: [] },
      ],
    })
    await drawWidget(fakeCart([line]).answers, css, <Widget />)
    await expect.element(page.getByText('The price changed from $84.00 to $88.21.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep it at this price' }).click()
    await expect.poll(() => page.getByText('The price changed').elements().length).toBe(0)
  })

  test('a required part is added with one press', async () => {
    const message = 'Does not work without Rough-in Valve RV-12, which is sold separately.'
    const line = aLine({ warnings: [{ code: 'required_part', message, product_ids: ['valve12'] }] })
    const { asked } = await drawWidget(fakeCart([line]).answers, css, <Widget />)
    await page.getByRole('button', { name: 'Add the part' }).click()
    const added = () => asked.find(({ call }) => call.endsWith('sync_to_cart'))
    await expect.poll(() => added()?.body).toMatchObject({ items: [{ product_id: 'valve12', qty: 1 }] })
  })

  test('where checkout is open, the page hears of it first and may take over', async () => {
    const open = aCart([aLine()], { can: { checkout: true, reason: null } })
    const { host } = await drawWidget(
      { 'GET /api/projectCart': () => ({ success: true, data: open }) },
      css,
      <Widget />,
    )
    const started = heard(host, 'checkout-started')
    host.addEventListener('showroom:checkout-started', (event) => event.preventDefault())
    await page.getByRole('button', { name: 'Checkout' }).click()
    const [told] = started
    expect(told).toMatchObject({ cart_id: 'cart1', count: 1, merchandise_cents: 79_389 })
    expect(told).toHaveProperty('items', [
      {
        product_id: 'fogHoned1224',
        name: 'Fog Honed Porcelain Tile 12x24',
        qty: 9,
        unit_price_cents: 8_821,
      },
    ])
  })

  test('the reason for a closed checkout describes its button', async () => {
    await drawWidget(fakeCart([aLine()]).answers, css, <Widget />)
    const button = page.getByRole('button', { name: 'Checkout' })
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAccessibleDescription('One of the lines needs your attention first.')
  })

  test('an empty cart says so; one that could not be loaded can be tried again', async () => {
    let isDown = true
    await drawWidget(
      {
        'GET /api/projectCart': () => {
          if (isDown) throw refusal(500, 'Internal Server error please try again.')
          return { success: true, data: aCart([]) }
        },
      },
      css,
      <Widget />,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('We could not load your cart.')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Your cart is empty.')).toBeVisible()
  })
})
