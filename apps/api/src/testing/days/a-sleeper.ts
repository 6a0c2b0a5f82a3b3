import type { OrderPriceChanges } from '@showroom/contract/order/price-change'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { Order } from '@showroom/contract/order/order'
import type { OrderReturns } from '@showroom/contract/order/return'
import { dayMs } from '@showroom/contract/shared/time'
import { beforeAll } from 'vitest'
import { aBuyer } from '../../order/testing/buyer.ts'
import { staySignedIn } from '../../order/testing/return.store.ts'
import { theProOf } from '../../order/testing/staff.store.ts'
import { aPayoutShop } from '../../payout/testing/a-payout-shop.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { pacific, vendors } from './a-market.ts'
import { aWorker } from './a-worker.ts'
import { partyCalled } from './party-called.ts'
import { mailsRead } from './mails-read.ts'

type PayoutShop = ReturnType<typeof aPayoutShop>
type Vendor = Awaited<ReturnType<PayoutShop['theVendor']>>
type Product = 'tile' | 'vanity' | 'faucet'
type Buying = { product: Product; qty?: number; card?: string }

const sellers = { tile: 'A', vanity: 'B', faucet: 'C' } as const

/** Whatever a story needs is done, or the story ends here. */
const done = async (asked: Promise<{ status: number; message: string }>): Promise<void> => {
  const { status, message } = await asked
  if (status !== 200) throw new Error(`${status}: ${message}`)
}

/** The goods of the running example, each ordered alone, with a held clock and a worker that works when it is told to. */
export const aSleeper = (start: string) => {
  const shop = aPayoutShop(pacific(start).toISOString())
  const people = new Map<string, Vendor>()
  const mails = mailsRead(() => shop.shop().mail.mailbox?.list() ?? [])
  beforeAll(async () => {
    for (const name of vendors) people.set(name, await shop.theVendor(`Vendor ${name}`))
    for (const [name, one] of people) mails.knows(one, name)
    mails.knows(await theProOf(shop.db(), { now: shop.now(), showroom: 'MAPLE247' }), 'Maple')
  })
  const vendor = (name: string): Vendor => people.get(name) ?? notHere(name)
  return {
    ...shop,
    ...aWorker(shop),
    vendor,
    newMails: mails.fresh,
    at: async (text: string) => {
      shop.later(pacific(text).getTime() - shop.now().getTime())
      await staySignedIn(shop.db(), new Date(shop.now().getTime() + dayMs))
    },
    /** Somebody of this name orders one thing. */
    buys: async (name: string, buying: Buying) => {
      const order = await orderIn(shop, buying, vendor(sellers[buying.product]))
      mails.knows(order, name)
      mails.hides((await order.read()).number)
      return order
    },
    /** Whatever the reason, somebody's balance is changed. */
    books: async (amount_cents: number, name: string) =>
      done(
        (await shop.anAdmin()).call('POST /api/admin/balance/adjustment', {
          key: newPublicId(),
          ...(await partyCalled(shop.db(), name)),
          amount_cents,
          against: 'platform',
          reason: 'Agreed by telephone',
        }),
      ),
  }
}

const notHere = (name: string): never => {
  throw new Error(`There is no vendor ${name} yet.`)
}

/** Bought by somebody new, and agreed to by their bank where it asks. */
const boughtIn = async (shop: PayoutShop, { product, qty = 1, card }: Buying) => {
  const buyer = await aBuyer(shop.shop())
  await buyer.add({ product_id: `example-${product}`, qty })
  const { data: placing } = await buyer.order(await buyer.typedCard(card))
  const id = placing.order_id
  if (placing.confirm_url !== null) {
    await shop.shop().sandbox.answer(placing.confirm_url, 'complete')
    await buyer.placing(id)
  }
  const read = async () => (await buyer.call<Order>(`GET /api/order/${id}`)).data
  const itemId = (await read()).deliveries[0]?.items[0]?.id ?? ''
  return { id, itemId, email: buyer.email, call: buyer.call, read }
}
type Bought = Awaited<ReturnType<typeof boughtIn>>

const orderIn = async (shop: PayoutShop, buying: Buying, seller: Vendor) => {
  const bought = await boughtIn(shop, buying)
  const { id, itemId, email, call, read } = bought
  return {
    email,
    read,
    cancels: () => call(`POST /api/order/${id}/cancel`, {}),
    /** What its goods went through, as an Admin sets it. */
    went: async (...statuses: OrderStatus[]) => {
      const admin = await shop.admin()
      for (const status of statuses) await done(admin.set(itemId, status, 'for a test'))
    },
    ...pricing(bought, seller),
    ...returning(bought, seller),
  }
}

const pricing = ({ id, itemId, call }: Bought, seller: Vendor) => {
  const path = `/api/order/${id}/price_changes`
  const changes = async () => (await call<OrderPriceChanges>(`GET ${path}`)).data.changes
  const change = { final_price_cents: 124_900, reason: 'The maker raised it' }
  return {
    changes,
    isRaised: () => done(seller.call(`POST /api/order_item/${itemId}/price`, change)),
    accepts: async () =>
      done(call(`POST ${path}`, { answers: [{ id: (await changes())[0]?.id, answer: 'accept' }] })),
  }
}

const returning = ({ id, itemId, call }: Bought, seller: Vendor) => {
  const path = `/api/order/${id}/return`
  const returns = async () => (await call<OrderReturns>(`GET ${path}`)).data.returns
  const wish = (kind: 'return' | 'claim') => ({
    kind,
    reason: kind === 'return' ? 'changed_mind' : 'missing_box',
    lines: [{ item_id: itemId, qty: 1 }],
  })
  return {
    returns,
    quote: (kind: 'return' | 'claim') => call(`POST ${path}/quote`, wish(kind)),
    asksBack: () => done(call(`POST ${path}`, { ...wish('return'), key: newPublicId(), is_untouched: true })),
    approves: async () =>
      done(seller.call(`POST /api/return/${(await returns())[0]?.id}/answer`, { answer: 'approve' })),
    receives: async () => {
      const [back] = await returns()
      const lines = back?.lines.map((one) => ({ id: one.id, accepted_qty: one.qty }))
      return done(seller.call(`POST /api/return/${back?.id}/receive`, { lines }))
    },
  }
}
