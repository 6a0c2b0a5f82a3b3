import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../factories/running-server.ts'
import { aSmallCatalogue } from '../factories/small-catalogue.ts'

const showroom = 'HARVEST2'
/** The server is killed as soon as so many adds were acknowledged: the next ones are on their way. */
const killedAfter = process.env.NIGHT === '1' ? [1, 2, 3, 5, 8, 13, 21, 34] : [5]
const shoppers = 4

type Cart = { count: number; cart_token: string | null; Project_tans: { product_id: string; qty: number }[] }

const ask = async (server: RunningServer, path: string, init: RequestInit = {}): Promise<Cart> => {
  const reply = await fetch(server.origin + path, init)
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  const { data }: { data: Cart } = await reply.json()
  return data
}

const sellableIds = async (server: RunningServer): Promise<string[]> => {
  const path = `/api/visualization/products?showroom=${showroom}&page_size=96&filters=stock:in_stock`
  const reply = await fetch(server.origin + path)
  const { data }: { data: { id: string }[] } = await reply.json()
  return data.map(({ id }) => id)
}

const add = (server: RunningServer, productId: string, token: string | null) =>
  ask(server, '/api/projectCart/sync_to_cart', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { 'Showroom-Cart': token } : {}) },
    body: JSON.stringify({ showroom, action: 'cart', items: [{ product_id: productId, qty: 1 }] }),
  })

/** Adds one product after the other until the server is gone; tells and remembers what was acknowledged. */
const shopUntilKilled = async (server: RunningServer, productIds: string[], tell: () => void) => {
  let token: string | null = null
  const acknowledged: string[] = []
  try {
    for (const productId of productIds) {
      const cart: Cart = await add(server, productId, token)
      token ??= cart.cart_token
      acknowledged.push(productId)
      tell()
    }
  } catch {
    // The server was killed under this request: it was never acknowledged.
  }
  return { token, acknowledged }
}

describe('kill -9 of the server while carts are filled', () => {
  let data: Awaited<ReturnType<typeof aSmallCatalogue>>
  let server: RunningServer | undefined

  beforeAll(async () => {
    data = await aSmallCatalogue()
    server = await startServer(data)
  }, 200_000)
  afterAll(async () => {
    await server?.stop()
    await data.remove()
  })

  test('every acknowledged line is in its cart after the next start', { timeout: 300_000 }, async () => {
    for (const enough of killedAfter) {
      if (!server) throw new Error('The server did not start.')
      const running: RunningServer = server
      const productIds = await sellableIds(running)
      expect(productIds.length).toBeGreaterThan(20)
      let told = 0
      let isEnough = () => {}
      const midway = new Promise<void>((resolve) => {
        isEnough = resolve
      })
      const tell = () => {
        told += 1
        if (told === enough) isEnough()
      }
      const shopping = Array.from({ length: shoppers }, () => shopUntilKilled(running, productIds, tell))
      await midway
      await running.kill()
      const visits = await Promise.all(shopping)

      server = await startServer(data)
      let acknowledgedInAll = 0
      for (const { token, acknowledged } of visits) {
        if (!token) continue
        const cart = await ask(server, `/api/projectCart?showroom=${showroom}`, {
          headers: { 'Showroom-Cart': token },
        })
        const kept = cart.Project_tans.map(({ product_id }) => product_id)
        expect(kept).toEqual(expect.arrayContaining(acknowledged))
        acknowledgedInAll += acknowledged.length
      }
      expect(acknowledgedInAll).toBeGreaterThanOrEqual(enough)
    }
  })

  test('SIGTERM ends with code 0 and frees the data folder', { timeout: 120_000 }, async () => {
    if (!server) throw new Error('The server did not start.')
    expect(await server.stop()).toBe(0)
    server = await startServer(data)
    const { origin } = server
    const isReady = async () => (await fetch(`${origin}/readyz`)).status
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
  })
})
