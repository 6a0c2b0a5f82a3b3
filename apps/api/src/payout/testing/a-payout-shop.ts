import type { BatchPayout, Payout, PayoutAccount, PayoutBatch } from '@showroom/contract/payout/payout'
import type { AdminHome } from '@showroom/contract/workspace/admin-home'
import Stripe from 'stripe'
import { hashPassword } from '../../account/credentials/password.ts'
import { browserOn } from '../../account/testing/person.ts'
import { balanceOf } from '../../balance/balance.ts'
import { partyNamed } from '../../balance/party.store.ts'
import { showroomUserId } from '../../balance/testing/balance.store.ts'
import { anOrderShop } from '../../order/testing/order-shop.ts'
import type { Signed } from '../../order/testing/people.store.ts'
import { anAdmin, aVendorsMember, theProOf } from '../../order/testing/staff.store.ts'
import type { ScheduledJob } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { giveOtp, setPassword } from './payout.store.ts'

export const password = 'a long enough password'
export const goodBank = '000777777771'

type Typed = { bank?: string | null; ein?: string; settings?: object }

type OrderShop = ReturnType<typeof anOrderShop>

const stripeOf = (shop: OrderShop) => {
  const { hostname, port } = new URL(shop.shop().sandbox.origin)
  return new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}

const callerIn =
  (shop: OrderShop, token: string) =>
  <Data>(calling: string, body?: object) =>
    browserOn(shop.shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })

/** A Pro with money to be paid, Admins who decide, and a provider with money to pay it from. */
export const aPayoutShop = (start = new Date().toISOString()) => {
  const shop = anOrderShop(start)
  const db = () => shop.shop().db
  const proId = () => showroomUserId(db(), 'HARVEST2')
  const run = (name: string) => {
    const { payment, payout } = shop.shop().modules
    const jobs: readonly ScheduledJob[] = [...payment.jobs, ...payout.jobs]
    return jobs.find((job) => job.name === name)?.run(shop.now())
  }
  return {
    ...shop,
    db,
    stripe: () => stripeOf(shop),
    balance: async () => {
      const party = await partyNamed(db(), { account: 'contractor', party: await proId() })
      return party && (await balanceOf(db(), party)).availableCents
    },
    /** Ours to pay from, and owed to the Pro. */
    earn: async (amountCents: number) => {
      await bookIn(shop, { amountCents, party: await proId() })
      await fundIn(shop, amountCents)
    },
    book: async (amountCents: number) => bookIn(shop, { amountCents, party: await proId() }),
    fund: (amountCents: number) => fundIn(shop, amountCents),
    /** What is asked of the provider, and the letters of it. */
    settle: async () => {
      await run('payout.settle')
      await shop.deliver()
    },
    gather: () => run('payout.gather'),
    /** What the provider tells of, read from it. */
    catchUp: () => run('payment.catch_up'),
    thePro: async () => payeeIn(shop, await theProOf(db(), { now: shop.now(), showroom: 'HARVEST2' })),
    theVendor: async (vendor: string) =>
      payeeIn(shop, await aVendorsMember(db(), { now: shop.now(), vendor })),
    anAdmin: (telling: { isFresh?: boolean } = {}) => adminIn(shop, telling),
    paidBatch: () => paidBatchIn(shop),
    sentBack: () => sentBackIn(shop),
  }
}

/** Booked with the Pro, whatever is there to pay it from. */
const bookIn = async (shop: OrderShop, { amountCents, party }: { amountCents: number; party: string }) => {
  const { token } = await anAdmin(shop.shop().db, { now: shop.now() })
  await callerIn(shop, token)('POST /api/admin/balance/adjustment', {
    key: newPublicId(),
    account: 'contractor',
    party,
    amount_cents: amountCents,
    against: 'platform',
    reason: 'for a test',
  })
}

/** Ours to pay from. */
const fundIn = async (shop: OrderShop, amountCents: number): Promise<void> => {
  await stripeOf(shop).paymentIntents.create({
    amount: Math.max(amountCents, 100),
    currency: 'usd',
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    confirm: true,
  })
}

/** Somebody who is paid. */
const payeeIn = async (shop: OrderShop, person: Signed) => {
  const { db, mail } = shop.shop()
  const { tokens } = stripeOf(shop)
  await setPassword(db, person.accountId, await hashPassword(password))
  const call = callerIn(shop, person.token)
  const mails = () => mail.mailbox?.list() ?? []
  return {
    ...person,
    call,
    mailsTo: (email: string) => mails().filter(({ to }) => to === email),
    read: async () => (await call<PayoutAccount>('GET /api/payout_account')).data,
    payouts: async () => (await call<Payout[]>('GET /api/payout')).data,
    code: async () => {
      await call('POST /api/payout_account/code')
      await shop.deliver()
      return /^(\d{6})$/m.exec(mails().find(({ to }) => to === person.email)?.text ?? '')?.[1] ?? ''
    },
    save: async ({ bank = goodBank, ein = '222222222', settings = {} }: Typed = {}) =>
      call<PayoutAccount>('PUT /api/payout_account', {
        ...fields,
        account_token: (await tokens.create({ account: companyOf(ein) })).id,
        ...(bank === null ? {} : { bank_token: (await tokens.create({ bank_account: bankOf(bank) })).id }),
        ...settings,
      }),
  }
}

const adminIn = async (shop: OrderShop, { isFresh = true }: { isFresh?: boolean }) => {
  const { db } = shop.shop()
  const person = await anAdmin(db, { now: shop.now() })
  if (isFresh) await giveOtp(db, person.accountId, shop.now())
  const call = callerIn(shop, person.token)
  return {
    call,
    batches: async () => (await call<PayoutBatch[]>('GET /api/admin/payout_batch')).data,
    payoutsOf: (id: string, page: number) =>
      call<BatchPayout[]>(`GET /api/admin/payout_batch/${id}/payouts?page=${page}`),
    gather: () => call<PayoutBatch>('POST /api/admin/payout_batch'),
    decide: (id: string, action: 'propose' | 'approve' | 'cancel') =>
      call<PayoutBatch>(`PUT /api/admin/payout_batch/${id}`, { action }),
    remove: (id: string) => call<PayoutBatch>(`DELETE /api/admin/payout/${id}`),
  }
}

/** A batch that one Admin proposes and another approves. */
const paidBatchIn = async (shop: OrderShop) => {
  const [one, other] = [await adminIn(shop, {}), await adminIn(shop, {})]
  const { data: batch } = await one.gather()
  await one.decide(batch.id, 'propose')
  await other.decide(batch.id, 'approve')
  return { id: batch.id, publicId: batch.payouts[0]?.id ?? '', admin: one }
}

/** As the home of an Admin tells it. */
const sentBackIn = async (shop: OrderShop) => {
  const admin = await adminIn(shop, {})
  const { data } = await admin.call<AdminHome>('GET /api/workspace/admin_home')
  return data.needs.filter(({ matter }) => matter === 'payouts')
}

const fields = {
  legal_name: 'Harvest Remodel LLC',
  entity_type: 'company',
  street: '1 Main St',
  city: 'Pasadena',
  state: 'CA',
  zip_code: '91101',
  statement_name: 'HARVEST',
  schedule: 'weekly',
  schedule_day: 5,
  minimum_cents: 1_000,
  notification_email: 'books@harvest.test',
  w9_name: 'Ana Quill',
  w9_certified: true,
}

const companyOf = (tax_id: string) => ({
  business_type: 'company' as const,
  company: {
    name: 'Harvest Remodel LLC',
    tax_id,
    address: { line1: '1 Main St', city: 'Pasadena', state: 'CA', postal_code: '91101' },
  },
  tos_shown_and_accepted: true,
})

const bankOf = (account_number: string) => ({
  country: 'US',
  currency: 'usd',
  routing_number: '110000000',
  account_number,
})
