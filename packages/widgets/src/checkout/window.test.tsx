import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aLine } from '../testing/cart-fixtures.ts'
import { drawIn, heard, shopWith } from '../testing/draw-widget.tsx'
import type { FakeAnswers } from '../testing/fake-api.ts'
import { refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, Widget } from './index.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const guestToken = `sr_c_${'x'.repeat(43)}`
const token = `sr_e_${'x'.repeat(43)}`

/** A frame stands in for the window that browsers would open. */
const aPopup = () => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const opened: URL[] = []
  const { open } = window
  window.open = (address) => {
    opened.push(new URL(String(address)))
    return frame.contentWindow
  }
  onTestFinished(() => {
    window.open = open
    frame.remove()
  })
  const say = (data: object, { origin, source = frame.contentWindow }: From) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { opened, say, close: () => frame.remove() }
}
type From = { origin: string; source?: Window | null }

const draw = async (more: FakeAnswers = {}) => {
  const cart = fakeCart([aLine()], { checkout: true, reason: null })
  const { shop, asked } = shopWith({ ...cart.answers, ...more }, { cartToken: guestToken })
  onTestFinished(() => sessionStorage.removeItem(`${shop.prefix}:session`))
  const drawn = await drawIn(shop, css, <Widget />)
  return { shop, asked, ...drawn }
}

const goOn = () => page.getByRole('button', { name: 'Continue to payment' })

/** Presses, and gives the state of the try that the window was told. */
const press = async (popup: ReturnType<typeof aPopup>) => {
  await expect.element(goOn()).toBeEnabled()
  await goOn().click()
  await expect.poll(() => popup.opened.length).toBeGreaterThan(0)
  return popup.opened.at(-1)?.searchParams.get('state')
}

test('the window is told the page, the showroom and a challenge; the guest’s cart in the fragment only', async () => {
  const popup = aPopup()
  const { shop } = await draw()
  await press(popup)
  const [address] = popup.opened
  expect(address?.origin + (address?.pathname ?? '')).toBe(`${shop.apiBase}/showroom/embed/checkout`)
  expect([...(address?.searchParams.keys() ?? [])]).toEqual(['showroom', 'origin', 'state', 'challenge'])
  expect(address?.searchParams.get('origin')).toBe(location.origin)
  expect(address?.hash).toBe(`#cart=${guestToken}`)
  await expect.element(page.getByText('A window has opened. Finish your order there.')).toBeVisible()
})

test('of an order the page hears its number, once it is placed, and nothing else', async () => {
  const popup = aPopup()
  const { shop, host, asked } = await draw()
  const events = ['checkout-opened', 'order-placed', 'checkout-closed'].map((name) => heard(host, name))
  const state = await press(popup)
  popup.say({ state, opened: true }, { origin: shop.apiBase })
  popup.say({ state, order: 'SR-260002', total: 1, card: '4242' }, { origin: shop.apiBase })
  await expect.element(page.getByText('Thank you. Order SR-260002 is placed.')).toBeVisible()
  popup.close()
  await expect
    .poll(() => events)
    .toEqual([[{ showroom: 'HARVEST2' }], [{ number: 'SR-260002' }], [{ showroom: 'HARVEST2' }]])
  expect(asked.some(({ call }) => call === 'GET /api/projectCart')).toBe(true)
})

test('messages of others, of other origins and about other tries are not heard', async () => {
  const popup = aPopup()
  const { shop, host } = await draw()
  const placed = heard(host, 'order-placed')
  const state = await press(popup)
  popup.say({ state, order: 'forged' }, { origin: 'https://stranger.test' })
  popup.say({ state, order: 'forged' }, { origin: shop.apiBase, source: window })
  popup.say({ state: 'another', order: 'forged' }, { origin: shop.apiBase })
  popup.say({ state, order: 7 }, { origin: shop.apiBase })
  popup.say({ state, order: 'SR-260002' }, { origin: shop.apiBase })
  await expect.poll(() => placed).toEqual([{ number: 'SR-260002' }])
})

test('who signs in there is signed in here, too, and the cart is theirs', async () => {
  const popup = aPopup()
  const { shop, asked } = await draw({
    'POST /api/embed/session': () => ({
      success: true,
      data: { ...anEmbedSession, token },
    }),
    'POST /api/projectCart': () => {
      throw refusal(404, 'Record not found for processing.')
    },
  })
  const state = await press(popup)
  popup.say({ state, code: 'code' }, { origin: shop.apiBase })
  await expect.poll(() => asked.some(({ bearer }) => bearer === `Bearer ${token}`)).toBe(true)
  // The window has brought the guest's cart along: its key opens nothing any more, and is forgotten.
  await expect.poll(() => shop.keepsakes.read(`${shop.prefix}:cart_id`)).toBeNull()
})

test('a window that was closed is said so, and the cart is looked at again', async () => {
  const popup = aPopup()
  const { asked } = await draw()
  await press(popup)
  const before = asked.filter(({ call }) => call === 'GET /api/projectCart').length
  popup.close()
  await expect.element(page.getByText(/closed before your order was placed/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Check out without a window' })).toBeVisible()
  await expect
    .poll(() => asked.filter(({ call }) => call === 'GET /api/projectCart').length)
    .toBeGreaterThan(before)
})

test('a page that takes over opens no window', async () => {
  const popup = aPopup()
  const { host } = await draw()
  const started = heard(host, 'checkout-started')
  host.addEventListener('showroom:checkout-started', (event) => event.preventDefault())
  await expect.element(goOn()).toBeEnabled()
  await goOn().click()
  await expect.poll(() => started).toMatchObject([{ count: 1, merchandise_cents: 79_389 }])
  expect(popup.opened).toEqual([])
})
