import type { Balance } from '@showroom/contract/balance/balance'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { OrderPriceChanges } from '@showroom/contract/order/price-change'
import type { OrderReturns } from '@showroom/contract/order/return'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import { addDays, endOfDay } from '@showroom/contract/shared/day'
import { dayMs } from '@showroom/contract/shared/time'
import { beforeAll } from 'vitest'
import { staySignedIn } from '../../order/testing/return.store.ts'
import { aPayoutShop } from '../../payout/testing/a-payout-shop.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { holdsAsked } from './days.store.ts'
import { mailsRead } from './mails-read.ts'
import { partyCalled } from './party-called.ts'
import { aWorker } from './a-worker.ts'

type PayoutShop = ReturnType<typeof aPayoutShop>
type Payee = Awaited<ReturnType<PayoutShop['thePro']>>
type Order = Awaited<ReturnType<PayoutShop['placed']>>
export const vendors = ['A', 'B', 'C'] as const

/** `2026-11-02 10:15`, Pacific, on a day on which the clock is not changed. */
export const pacific = (text: string): Date => {
  const [day = '', clock = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new Date(endOfDay(addDays(day, -1)).getTime() + (hours * 60 + minutes) * 60_000)
}

/** The shop of the running example, everybody who has to do with its order, a held clock and a worker. */
export const aMarket = (start: string) => {
  const shop = aPayoutShop(pacific(start).toISOString())
  const worker = aWorker(shop)
  const people: Record<string, Payee> = {}
  let placed: Order | null = null
  beforeAll(async () => {
    people['the Pro'] = await shop.thePro()
    for (const name of vendors) people[name] = await shop.theVendor(`Vendor ${name}`)
    for (const [name, one] of Object.entries(people)) mails.knows(one, name)
  })
  const person = (name: string): Payee => people[name] ?? nobodyCalled(name)
  const order = (): Order => placed ?? nobodyCalled('the client')
  const mails = mailsRead(() => shop.shop().mail.mailbox?.list() ?? [])
  const acts = clientActs(order)
  return {
    ...shop,
    ...worker,
    /** Months go by, and everybody stays signed in. */
    at: async (text: string) => {
      shop.later(pacific(text).getTime() - shop.now().getTime())
      await staySignedIn(shop.db(), new Date(shop.now().getTime() + dayMs))
    },
    order,
    places: async () => {
      placed = await shop.placed()
      mails.knows(placed, 'the client')
      mails.hides((await placed.read()).number)
    },
    item: (name: string) => order().itemNamed(`example-${name}`),
    person,
    balanceOf: async (name: string) => (await person(name).call<Balance>('GET /api/balance')).data,
    newMails: mails.fresh,
    asked: () => holdsAsked(shop.db(), order().id),
    /** The vendor of the tile takes the next step of what comes back. */
    answers: async (step: string, body: object) => {
      const [back] = await acts.returns()
      return person('A').call(`POST /api/return/${back?.id}/${step}`, body)
    },
    ...acts,
    ...adminActs(shop, order),
  }
}

const nobodyCalled = (name: string): never => {
  throw new Error(`${name} is not here yet.`)
}

/** What the client does, each as one step. */
const clientActs = (order: () => Order) => {
  const call = <Data>(calling: string, body?: object) => order().call<Data>(calling, body)
  const returns = async () => (await call<OrderReturns>(`GET /api/order/${order().id}/return`)).data.returns
  return {
    returns,
    accepts: async () => {
      const path = `/api/order/${order().id}/price_changes`
      const { changes } = (await call<OrderPriceChanges>(`GET ${path}`)).data
      return call(`POST ${path}`, { answers: [{ id: changes[0]?.id, answer: 'accept' }] })
    },
    asksBack: (itemId: string, qty: number) =>
      call<OrderReturns>(`POST /api/order/${order().id}/return`, {
        kind: 'return',
        reason: 'changed_mind',
        lines: [{ item_id: itemId, qty }],
        key: newPublicId(),
        is_untouched: true,
      }),
    sends: async () => call(`POST /api/return/${(await returns())[0]?.id}/sent`, { tracking: '1Z999' }),
  }
}

/** What Admins do. */
const adminActs = (shop: PayoutShop, order: () => Order) => {
  const packages = async () =>
    (await order().call<OrderShipments>(`GET /api/order/${order().id}/shipments`)).data.deliveries
  return {
    packages,
    /** The package that there is leaves, or comes. */
    moves: async (state: 'shipped' | 'delivered') => {
      const [found] = (await packages()).flatMap((delivery) => delivery.packages)
      return (await shop.anAdmin()).call(`PUT /api/shipment/${found?.id}/state`, { state })
    },
    adminSets: async (itemId: string, ...statuses: OrderStatus[]) => {
      const admin = await shop.admin()
      for (const status of statuses) await admin.set(itemId, status, 'for the example')
    },
    books: async (amount_cents: number, { name = 'the Pro', against = 'platform' } = {}) =>
      (await shop.anAdmin()).call('POST /api/admin/balance/adjustment', {
        key: newPublicId(),
        ...(await partyCalled(shop.db(), name)),
        amount_cents,
        against,
        reason: 'Agreed by telephone',
      }),
    /** What was gathered, seen by one Admin and by another. */
    batchIsApproved: async () => {
      const [one, other] = [await shop.anAdmin(), await shop.anAdmin()]
      const batch = (await one.batches()).find(({ state }) => state === 'draft')
      await one.decide(batch?.id ?? '', 'propose')
      await other.decide(batch?.id ?? '', 'approve')
      return batch
    },
  }
}
