import type { Cart } from '@showroom/contract/cart/cart'
import { describe, expect, test } from 'vitest'
import { aCart, aFaucetLine, aLine } from '../testing/cart-fixtures.ts'
import { shopWith } from '../testing/draw-widget.tsx'
import { refusal } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { openShop } from './open-shop.ts'

const ok = (data: Cart) => ({ success: true as const, data })
const tile = [{ product_id: 'fogHoned1224', qty: 9 }]

describe('the cart of a shop', () => {
  test('a late answer never overwrites a newer one', async () => {
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    let reads = 0
    const { shop } = shopWith({
      'GET /api/projectCart': async () => {
        reads += 1
        if (reads > 1) return ok(aCart([aLine(), aFaucetLine()], { version: 5 }))
        await late
        return ok(aCart([aLine()], { version: 4 }))
      },
    })

    const first = shop.actions.loadCart()
    await shop.actions.loadCart()
    answerLate()
    await first

    expect(shop.cart.getState().cart?.version).toBe(5)
    expect(shop.cart.getState().count).toBe(2)
  })

  test('an answer from before the cart was opened does not empty it', async () => {
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => {
      answerLate = resolve
    })
    const { shop } = shopWith({
      'GET /api/projectCart': async () => {
        await late
        return ok(aCart([], { cart_id: null, version: 0 }))
      },
      'POST /api/projectCart/sync_to_cart': () => ok(aCart([aLine()], { version: 1 })),
    })

    const read = shop.actions.loadCart()
    await shop.actions.addToCart([{ product_id: 'tile', qty: 1 }])
    answerLate()
    await read

    expect(shop.cart.getState().count).toBe(1)
  })

  test('two adds at once open one cart: the second carries the token that the first was given', async () => {
    const tokens: (string | null)[] = []
    const { shop } = shopWith({})
    const cart = openShop({
      showroom: 'TWOADDS2',
      apiBase: shop.apiBase,
      storage: memoryStorage(),
      fetch: async (_url, init) => {
        tokens.push(new Headers(init.headers).get('Showroom-Cart'))
        const opened = aCart([aLine()], {
          cart_token: tokens.length === 1 ? 'sr_c_new' : null,
          version: tokens.length,
        })
        return new Response(JSON.stringify(ok(opened)))
      },
    })

    await Promise.all([cart.actions.addToCart(tile), cart.actions.addToCart(tile)])
    cart.release()

    expect(tokens).toEqual([null, 'sr_c_new'])
  })

  test('a quantity is shown at once and rolled back when it is refused', async () => {
    let answer = () => {}
    const blocked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { shop } = shopWith({
      'GET /api/projectCart': () => ok(aCart([aLine({ qty: 9 })])),
      'POST /api/projectCart/update_cart': async () => {
        await blocked
        throw refusal(422, 'The given data was invalid.')
      },
    })
    await shop.actions.loadCart()

    const change = shop.actions.changeLines([{ line_id: 'line1', qty: 12 }])
    expect(shop.cart.getState().cart?.Project_tans[0]?.qty).toBe(12)
    expect(shop.cart.getState().busy.has('line1')).toBe(true)
    answer()

    const refused = { code: 'refused', message: 'Invalid input OR some mandatory fields are blank.' }
    expect(await change).toEqual({ ok: false, ...refused })
    const { cart, busy, message, tone } = shop.cart.getState()
    expect(cart?.Project_tans[0]?.qty).toBe(9)
    expect(busy.size).toBe(0)
    expect(message).toBe(refused.message)
    expect(tone).toBe('bad')
  })

  test('a removed line goes at once, and comes back with its quantity and what was measured', async () => {
    const server = fakeCart([aLine(), aFaucetLine()])
    const { shop, asked } = shopWith(server.answers)
    await shop.actions.loadCart()

    await shop.actions.removeLine('line1')
    expect(shop.cart.getState().cart?.Project_tans.map((line) => line.id)).toEqual(['line2'])
    await shop.actions.undoRemove()

    expect(asked.at(-1)?.body).toMatchObject({
      items: [{ product_id: 'fogHoned1224', qty: 9, coverage_note: { waste_pct: 10 } }],
    })
    expect(shop.cart.getState().removed).toBeNull()
  })

  test('an add whose answer was lost is never sent again: the cart is read instead', async () => {
    const calls: string[] = []
    const shop = openShop({
      showroom: 'LOSTADD2',
      apiBase: 'https://lost.test',
      storage: memoryStorage(),
      fetch: async (url, init) => {
        calls.push(`${init.method} ${new URL(url).pathname}`)
        if (init.method === 'POST') throw new TypeError('Failed to fetch')
        return new Response(JSON.stringify(ok(aCart([aLine()]))))
      },
    })

    expect(await shop.actions.addToCart(tile)).toMatchObject({ ok: false, code: 'unconfirmed' })
    shop.release()

    expect(calls).toEqual(['POST /api/projectCart/sync_to_cart', 'GET /api/projectCart'])
    expect(shop.cart.getState().cart?.count).toBe(1)
  })

  test('a read that the network swallowed is asked once more', async () => {
    let asks = 0
    const shop = openShop({
      showroom: 'RETRIES2',
      apiBase: 'https://retry.test',
      storage: memoryStorage(),
      fetch: async () => {
        asks += 1
        if (asks === 1) throw new TypeError('Failed to fetch')
        return new Response(JSON.stringify(ok(aCart([]))))
      },
    })
    await shop.actions.loadCart()
    shop.release()
    expect(asks).toBe(2)
    expect(shop.cart.getState().status).toBe('ready')
  })
})

test('what another tab of the page changed is read again', async () => {
  const { shop, asked } = shopWith(fakeCart([aLine()]).answers)
  await shop.actions.loadCart()
  const key = `showroom:${new URL(shop.apiBase).host}:${shop.showroom}:cart_version`
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '2' }))
  await expect.poll(() => asked.filter((one) => one.call === 'GET /api/projectCart').length).toBe(2)
})

const otherPages = {
  'another tab has changed': (versionKey: string) =>
    new StorageEvent('storage', { key: versionKey, newValue: '2' }),
  'was changed before Back led here again': () => new PageTransitionEvent('pageshow', { persisted: true }),
}

test.each(Object.entries(otherPages))(
  'a badge that knows no more than a count hears what %s',
  async (_what, event) => {
    const { shop } = shopWith(fakeCart([aLine()]).answers)
    await shop.actions.open()
    shop.cart.setState({ count: 0 })
    window.dispatchEvent(event(`showroom:${new URL(shop.apiBase).host}:${shop.showroom}:cart_version`))
    await expect.poll(() => shop.cart.getState().count).toBe(1)
  },
)
