import type { Checkout, Placing } from '@showroom/contract/checkout/checkout'
import type { RunningSandbox } from '../../factories/running-sandbox.ts'
import type { Seeded } from './random.ts'

export type Shop = {
  origin: string
  sandbox: RunningSandbox
  random: Seeded
  cards: readonly [string, ...string[]]
}

const showroom = 'HARVEST2'

type Asked = { token: string; method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object }

/** Null: refused, or nobody is there any more. */
const call = async <Data>(
  { origin }: Shop,
  path: string,
  { token, method = 'GET', body }: Asked,
): Promise<Data | null> => {
  try {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        origin,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) return null
    const { data }: { data: Data } = await reply.json()
    return data
  } catch {
    // Killed under this request: it was never acknowledged.
    return null
  }
}

const goods = [
  ['example-tile', 9],
  ['example-vanity', 1],
  ['example-faucet', 2],
] as const

export const giveAddress = (shop: Shop, token: string) =>
  call(shop, '/api/address', {
    token,
    method: 'POST',
    body: { street: '420 S Lake Ave', city: 'Pasadena', state: 'CA', zip_code: '91101' },
  })

export type Heard = { orderIds: string[]; submits: number }

const submits = 3

/** Fills the cart and submits it three times at once; hears which order it became. */
export const orderOnce = async (shop: Shop, token: string, onSubmit: () => void): Promise<Heard | null> => {
  const body = { showroom, action: 'cart', items: goods.map(([product_id, qty]) => ({ product_id, qty })) }
  if (!(await call(shop, '/api/projectCart/sync_to_cart', { token, method: 'POST', body }))) return null
  const seen = await call<Checkout>(shop, `/api/checkout?showroom=${showroom}`, { token })
  if (!seen?.can.place) return null
  const payment_method_id = await shop.sandbox.typed(shop.random.of(shop.cards))
  const { cart_version, price_version } = seen
  const card = { payment_method_id, keep: false }
  const order = { showroom, cart_version, price_version, card, accept_terms: true }
  onSubmit()
  const answers = await Promise.all(
    Array.from({ length: submits }, () =>
      call<Placing>(shop, '/api/checkout', { token, method: 'POST', body: order }),
    ),
  )
  const orderIds = answers.flatMap((one) => (one === null ? [] : [one.order_id]))
  return orderIds.length === 0 ? null : { orderIds, submits }
}

/** Orders until nobody answers any more; now and then it is given up at once. */
export const shopUntil = async (
  shop: Shop,
  token: string,
  { isOver, onSubmit }: { isOver: () => boolean; onSubmit: () => void },
): Promise<Heard[]> => {
  const heard: Heard[] = []
  while (!isOver()) {
    const one = await orderOnce(shop, token, onSubmit)
    if (one === null) continue
    heard.push(one)
    const [id] = one.orderIds
    if (shop.random.between(1, 6) === 1)
      await call(shop, `/api/order/${id ?? ''}/cancel`, { token, method: 'POST', body: {} })
  }
  return heard
}

/** Says of one line after the other that it has left the warehouse, twice at once: that takes the money. */
export const pickUp = async (
  shop: Shop,
  token: string,
  { itemIds, isOver }: { itemIds: string[]; isOver: () => boolean },
) => {
  for (const id of itemIds) {
    if (isOver()) return
    const say = () =>
      call(shop, `/api/order_item/${id}/status`, { token, method: 'PUT', body: { status: 'picked_up' } })
    await Promise.all([say(), say()])
  }
}
