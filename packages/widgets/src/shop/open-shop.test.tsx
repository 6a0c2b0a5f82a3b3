import { expect, onTestFinished, test, vi } from 'vitest'
import { anOpenShop } from '../testing/catalogue-fixtures.ts'
import { aCart, aLine } from '../testing/cart-fixtures.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { openShop, shopsOnPage } from './open-shop.ts'

test('everyone who opens a showroom on a page gets the same shop', () => {
  const asked = { showroom: 'SAMESHP2', apiBase: 'https://same.test', storage: memoryStorage() }
  const [one, other] = [openShop(asked), openShop(asked)]
  expect(one).toBe(other)
  one.release()
  other.release()
})

test('blocked storage costs nothing but the memory of the next visit', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const tokens: (string | null)[] = []
  const shop = openShop({
    showroom: 'BLOCKED2',
    apiBase: 'https://blocked.test',
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    fetch: async (_url, init) => {
      tokens.push(new Headers(init.headers).get('Showroom-Cart'))
      return new Response(
        JSON.stringify({ success: true, data: aCart([aLine()], { cart_token: 'sr_c_kept' }) }),
      )
    },
  })
  await shop.actions.addToCart([{ product_id: 'fogHoned1224', qty: 9 }])
  await shop.actions.loadCart()
  shop.release()
  expect(tokens).toEqual([null, 'sr_c_kept'])
})

let lostShops = 0

/** A shop whose first call was lost; it would be answered by now. */
const aLostShop = async () => {
  lostShops += 1
  const apiBase = `https://lost-${lostShops}.test`
  let isDown = true
  let timesAsked = 0
  const shop = openShop({
    showroom: 'LOSTSHP2',
    apiBase,
    storage: memoryStorage(),
    fetch: async () => {
      timesAsked += 1
      if (isDown) throw new TypeError('Failed to fetch')
      return Response.json({ success: true, data: anOpenShop() })
    },
  })
  await shop.actions.open()
  expect(shop.state.getState().status).toBe('failed')
  isDown = false
  return { shop, isShared: () => shopsOnPage().has(`${apiBase} LOSTSHP2`), timesAsked: () => timesAsked }
}

test('a shop that was lost is opened as soon as there is a network', async () => {
  const { shop } = await aLostShop()
  onTestFinished(shop.release)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(shop.state.getState().status).toBe('open'))
})

test('without a word of the network a shop that was lost is opened after a while', async () => {
  const { shop } = await aLostShop()
  onTestFinished(shop.release)
  await vi.waitFor(() => expect(shop.state.getState().status).toBe('open'), { timeout: 10_000 })
})

test('a shop that nobody shows any more is not asked for again', async () => {
  const { shop, isShared, timesAsked } = await aLostShop()
  shop.release()
  await vi.waitFor(() => expect(isShared()).toBe(false), { timeout: 10_000 })
  const askedBefore = timesAsked()
  window.dispatchEvent(new Event('online'))
  expect(shop.state.getState().status).toBe('failed')
  expect(timesAsked()).toBe(askedBefore)
})
