import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, aLine } from '../testing/cart-fixtures.ts'
import { drawIn, heard, shopWith } from '../testing/draw-widget.tsx'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import type { Shop } from '../shop/index.ts'
import { css, Widget } from './index.ts'
import { aPopup } from './testing/a-popup.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const token = `sr_e_${'x'.repeat(43)}`
const guestToken = `sr_c_${'x'.repeat(43)}`

const answers = (more: FakeAnswers = {}): FakeAnswers => ({
  'POST /api/embed/session': () => ({ success: true, data: { ...anEmbedSession, token } }),
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  'DELETE /api/embed/session': () => ({ success: true, data: {} }),
  'GET /api/projectCart': () => ({ success: true, data: aCart([]) }),
  ...more,
})

const draw = async (more: FakeAnswers = {}, options: { cartToken?: string } = {}) => {
  const { shop, asked } = shopWith(answers(more), options)
  onTestFinished(() => sessionStorage.removeItem(`${shop.prefix}:session`))
  return { shop, asked, ...(await drawIn(shop, css, <Widget />)) }
}

const button = () => page.getByRole('button', { name: 'Sign in', exact: true })

/** Presses, and lets the window answer. */
const signIn = async (shop: Shop, popup: ReturnType<typeof aPopup>) => {
  await expect.element(button()).toBeEnabled()
  await button().click()
  const state = popup.opened.at(-1)?.searchParams.get('state')
  popup.say({ state, code: 'code' }, { origin: shop.apiBase })
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  return state
}

test('the window is told the page, the showroom and a challenge; its code becomes a session for every call', async () => {
  const popup = aPopup()
  const { shop, asked, host } = await draw()
  const signedIn = heard(host, 'signed-in')
  const state = await signIn(shop, popup)
  const [address] = popup.opened
  expect(address?.origin + (address?.pathname ?? '')).toBe(`${shop.apiBase}/showroom/embed/sign-in`)
  const { showroom, origin, challenge } = Object.fromEntries(address?.searchParams ?? [])
  expect([showroom, origin]).toEqual(['HARVEST2', location.origin])
  expect(challenge).toMatch(/^[\w-]{43}$/)
  const swap = asked.find(({ call }) => call === 'POST /api/embed/session')
  expect(swap?.body).toEqual({
    showroom: 'HARVEST2',
    code: 'code',
    state,
    verifier: expect.stringMatching(/^[\w-]{43}$/),
  })
  await expect.poll(() => asked.at(-1)?.bearer).toBe(`Bearer ${token}`)
  expect(signedIn).toEqual([{ showroom: 'HARVEST2' }])
  expect(sessionStorage.getItem(`${shop.prefix}:session`)).toBe(`${token} Ana`)
})

test('messages of others, of other origins and about other tries are not heard', async () => {
  const popup = aPopup()
  const { shop, asked } = await draw()
  await expect.element(button()).toBeEnabled()
  await button().click()
  const state = popup.opened[0]?.searchParams.get('state')
  popup.say({ state, code: 'forged' }, { origin: 'https://stranger.test' })
  popup.say({ state, code: 'forged' }, { origin: shop.apiBase, source: window })
  popup.say({ state: 'another', code: 'forged' }, { origin: shop.apiBase })
  popup.say({ state, code: 7 }, { origin: shop.apiBase })
  await expect.element(page.getByText('A window has opened. Finish signing in there.')).toBeVisible()
  expect(asked.filter(({ call }) => call === 'POST /api/embed/session')).toEqual([])
})

test('a window that was closed is said so; cancelling says nothing', async () => {
  const popup = aPopup()
  const { shop } = await draw()
  await expect.element(button()).toBeEnabled()
  await button().click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('A window has opened', { exact: false })).not.toBeInTheDocument()
  await expect.element(button()).toBeEnabled()
  await button().click()
  popup.close()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The window was closed before you were signed in.')
  expect(shop.cart.getState().message).toBeNull()
})

test('a code that is refused is said so, and the next try is another one', async () => {
  const popup = aPopup()
  const { shop } = await draw({
    'POST /api/embed/session': () => {
      throw refusal(403, 'This link has expired.')
    },
  })
  await expect.element(button()).toBeEnabled()
  await button().click()
  popup.say({ state: popup.opened[0]?.searchParams.get('state'), code: 'code' }, { origin: shop.apiBase })
  await expect.element(page.getByRole('alert')).toHaveTextContent('This sign-in was not accepted.')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const states = popup.opened.map(({ searchParams }) => searchParams.get('state'))
  expect(new Set(states).size).toBe(2)
})

test('what the guest has chosen goes along into a project, and the guest’s key is dropped', async () => {
  const popup = aPopup()
  const brought: (string | null)[] = []
  const { shop } = await draw(
    {
      'POST /api/projectCart': ({ bearer, token: key }) => {
        brought.push(bearer, key)
        const data = {
          project_id: 'p1',
          cart_id: 'c1',
          cart_token: null,
          merged_lines: [],
          room_id: null,
          design_id: null,
        }
        return { success: true, data }
      },
      'GET /api/projectCart': ({ bearer }) => ({ success: true, data: aCart(bearer ? [aLine()] : []) }),
    },
    { cartToken: guestToken },
  )
  await signIn(shop, popup)
  await expect.poll(() => brought).toEqual([`Bearer ${token}`, guestToken])
  await expect.poll(() => shop.keepsakes.read(`${shop.prefix}:cart_id`)).toBeNull()
  await expect.poll(() => shop.cart.getState().count).toBe(1)
})

test('signing out is said at once and told to the server with the token that ends', async () => {
  const popup = aPopup()
  const { shop, asked, host } = await draw()
  const signedOut = heard(host, 'signed-out')
  await signIn(shop, popup)
  sessionStorage.setItem(`${shop.prefix}:draft:ana:p1`, 'Dear Mara')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(button()).toBeVisible()
  expect(signedOut).toEqual([{ showroom: 'HARVEST2' }])
  const ended = asked.find(({ call }) => call === 'DELETE /api/embed/session')
  expect(ended?.bearer).toBe(`Bearer ${token}`)
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith(shop.prefix))).toEqual([])
})

test('prices and lengths are written as their reader has chosen, until they sign out', async () => {
  const display = { is_decimal: true, is_priced_by_unit: false, waste_pct: 22 }
  const { shop } = await draw({
    'POST /api/embed/session': () => ({ success: true, data: { ...anEmbedSession, token, display } }),
  })
  await signIn(shop, aPopup())
  expect(shop.state.getState().display).toEqual(display)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(button()).toBeVisible()
  expect(shop.state.getState().display).toBeUndefined()
})

test('a session that is over is said so; what was to be done is not done as somebody else', async () => {
  const popup = aPopup()
  const bearers: (string | null)[] = []
  const { shop } = await draw({
    'POST /api/projectCart/sync_to_cart': ({ bearer }) => {
      bearers.push(bearer)
      throw refusal(401, 'Please login to proceed.')
    },
  })
  await signIn(shop, popup)
  await shop.actions.addToCart([{ product_id: 'p1', qty: 1 }])
  expect(bearers).toEqual([`Bearer ${token}`])
  expect(shop.cart.getState().message).toBe('Your sign-in has ended. Please sign in again.')
  await expect.element(page.getByText('Your sign-in has ended. Your cart is kept.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
})

test('a page that was gone on to asks whose token it is', async () => {
  const { shop } = shopWith(answers())
  onTestFinished(() => sessionStorage.removeItem(`${shop.prefix}:session`))
  sessionStorage.setItem(`${shop.prefix}:session`, token)
  await drawIn(shop, css, <Widget />)
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('the keyboard does it all, and each change is spoken once', async () => {
  const popup = aPopup()
  const { shop, root } = await draw()
  await expect.element(button()).toBeEnabled()
  const focused = () => root.activeElement?.textContent
  await userEvent.tab()
  await expect.poll(focused).toBe('Sign in')
  await userEvent.keyboard('{Enter}')
  popup.say({ state: popup.opened[0]?.searchParams.get('state'), code: 'code' }, { origin: shop.apiBase })
  await expect.element(page.getByText('You are signed in as Ana.')).toBeInTheDocument()
  await expect.poll(focused).toBe('Sign out')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You are signed out.')).toBeInTheDocument()
})
