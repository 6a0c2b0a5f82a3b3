import { expect, test } from 'vitest'
import { aCart, aLine } from '../testing/cart-fixtures.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { openShop } from './open-shop.ts'

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
