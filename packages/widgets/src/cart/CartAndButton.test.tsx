import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as button from '../cart-button/index.ts'
import { aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, Widget } from './index.ts'

describe('a cart button and a cart on one page', () => {
  test('two widgets show one cart', async () => {
    const { shop } = shopWith(fakeCart([aLine(), aFaucetLine()]).answers)
    await drawIn(shop, button.css, <button.Widget />)
    await drawIn(shop, css, <Widget />)
    await expect.element(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Fog Honed' }).click()
    await expect.element(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('the button brings its own drawer, which Escape closes and which gives the focus back', async () => {
    const { shop } = shopWith(fakeCart([aLine()]).answers)
    const { root } = await drawIn(shop, button.css, <button.Widget />)
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    await expect.element(page.getByRole('spinbutton', { name: 'Quantity of Fog Honed' })).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
    await expect.poll(() => root.activeElement?.getAttribute('aria-label')).toBe('Cart, 1 item')
  })

  test('a drawer of the page goes before the one a button would bring: there is only one', async () => {
    const { shop } = shopWith(fakeCart([aLine()]).answers)
    await drawIn(shop, button.css, <button.Widget />)
    await drawIn(shop, css, <Widget layout="drawer" />)
    await page.getByRole('button', { name: /^Cart/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
  })

  test('the badge speaks when something was added, and not because the page has loaded', async () => {
    const { shop } = shopWith(fakeCart([aLine()]).answers)
    const { root } = await drawIn(shop, button.css, <button.Widget />)
    const said = () => root.querySelector('[role=status]')?.textContent
    await shop.actions.loadCart()
    await expect.element(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    expect(said()).toBe('')

    await shop.actions.addToCart([{ product_id: 'valve12', qty: 1 }])
    await expect.poll(said).toBe('Cart, 2 items')
  })

  test('a page that calls preventDefault opens its own cart', async () => {
    const { shop } = shopWith(fakeCart([aLine()]).answers)
    const { host } = await drawIn(shop, button.css, <button.Widget />)
    host.addEventListener('showroom:cart-opened', (event) => event.preventDefault())
    await page.getByRole('button', { name: /^Cart/ }).click()
    expect(shop.drawer.store.getState().isOpen).toBe(false)
  })
})
