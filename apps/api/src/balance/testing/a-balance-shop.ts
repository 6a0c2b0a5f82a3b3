import type { Balance, BalanceEntry, NegativeRow, ProfitReport } from '@showroom/contract/balance/balance'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { browserOn } from '../../account/testing/person.ts'
import { post } from '../../ledger/ledger.ts'
import { anOrderShop } from '../../order/testing/order-shop.ts'
import { anAdmin, aVendorsMember, theProOf } from '../../order/testing/staff.store.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { balanceOf } from '../balance.ts'
import { watchNegatives } from '../negative/watch-negative.ts'
import { type Party, partyNamed } from '../party.store.ts'
import { sumProfit } from '../profit/sum-profit.ts'
import { releaseDue } from '../release/release-due.ts'
import { showroomUserId, vendorNamed } from './balance.store.ts'

type Opened = ReturnType<ReturnType<typeof anOrderShop>['shop']>

const callerOf =
  ({ app }: Opened, { token }: { token: string }) =>
  <Data>(calling: string, body?: object) =>
    browserOn(app)<Data>(calling, { token, ...(body ? { body } : {}) })

const readerOf = (opened: Opened, signed: { token: string; email: string }) => {
  const call = callerOf(opened, signed)
  return {
    email: signed.email,
    token: signed.token,
    call,
    balance: async () => (await call<Balance>('GET /api/balance')).data,
    entries: async (page = 1) => (await call<BalanceEntry[]>(`GET /api/balance/entries?page=${page}`)).data,
  }
}

const booksOf = (opened: Opened, signed: { token: string }) => {
  const call = callerOf(opened, signed)
  return {
    call,
    book: async (amount_cents: number, others: object = {}) =>
      call<{ available_cents: number }>('POST /api/admin/balance/adjustment', {
        key: newPublicId(),
        account: 'contractor',
        party: await showroomUserId(opened.db, 'HARVEST2'),
        amount_cents,
        against: 'platform',
        reason: 'for a test',
        ...others,
      }),
    negatives: async () => (await call<NegativeRow[]>('GET /api/admin/balance/negative')).data,
    profit: async (query: string) =>
      (await call<ProfitReport>(`GET /api/admin/balance/profit?${query}`)).data,
  }
}

type Clocked = { shop: () => Opened; now: () => Date }

const payOut = ({ shop, now }: Clocked, party: Party, amountCents: number) => {
  const entries = [
    { ...party, amountCents },
    { account: 'cash' as const, amountCents: -amountCents },
  ]
  const movement = { kind: 'payout' as const, cause: `payout ${newPublicId()}`, at: now(), entries }
  return shop().db.transaction((tx) => post(tx, movement))
}

/** The running example, and all who earn by it. */
export const aBalanceShop = () => {
  const shop = anOrderShop()
  const db = () => shop.shop().db
  const at = (moment: string) => shop.later(Date.parse(moment) - shop.now().getTime())
  const pro = async () =>
    (await partyNamed(db(), { account: 'contractor', party: await showroomUserId(db(), 'HARVEST2') })) ??
    noSuchParty()
  return {
    ...shop,
    db,
    at,
    thePro: async () =>
      readerOf(shop.shop(), await theProOf(db(), { now: shop.now(), showroom: 'HARVEST2' })),
    theVendor: async (vendor: string) =>
      readerOf(shop.shop(), await aVendorsMember(db(), { now: shop.now(), vendor })),
    vendorParty: async (vendor: string) =>
      (await partyNamed(db(), { account: 'vendor', party: await vendorNamed(db(), vendor) })) ??
      noSuchParty(),
    pro,
    ofPro: async () => balanceOf(db(), await pro()),
    /** Sets lines one status after the other, as an Admin, and does what follows. */
    setAll: async (items: readonly string[], ...statuses: OrderStatus[]) => {
      const admin = await shop.admin()
      for (const status of statuses) {
        for (const item of items) await admin.set(item, status, 'for a test')
        await shop.deliver()
      }
    },
    /** What a worker does by itself from time to time. */
    release: async () => {
      await releaseDue(db(), shop.now())
      await sumProfit(db())
    },
    watch: () => watchNegatives(db(), shop.now()),
    /** Payouts are only booked here: who sends them is tried where they are sent. */
    differences: async () =>
      (await shop.differences()).filter(({ name }) => !name.startsWith('Every payout that left')),
    paidOut: async (amountCents: number) => payOut(shop, await pro(), amountCents),
    /** What an Admin does with balances. */
    books: async () => booksOf(shop.shop(), await anAdmin(db(), { now: shop.now() })),
  }
}

const noSuchParty = (): never => {
  throw new Error('There is nobody of this name.')
}
