import { balanceEndpoints } from '@showroom/contract/balance/balance.endpoints'
import { payoutEndpoints } from '@showroom/contract/payout/payout.endpoints'
import type { Payout } from '@showroom/contract/payout/payout'
import { beforeAll, expect, test } from 'vitest'
import type { Deed } from '../audit/audit.store.ts'
import { deedsAbout, deedsOf } from '../audit/testing/audit.store.ts'
import { showroomUserId } from '../balance/testing/balance.store.ts'
import { aPayoutShop, password } from './testing/a-payout-shop.ts'

const shop = aPayoutShop()
type Admin = Awaited<ReturnType<typeof shop.anAdmin>>
let pro: Awaited<ReturnType<typeof shop.thePro>>
let one: Admin
let other: Admin

beforeAll(async () => {
  pro = await shop.thePro()
  one = await shop.anAdmin()
  other = await shop.anAdmin()
  await pro.save()
  await shop.catchUp()
})

const gathered = async () => {
  await shop.earn(50_000)
  return (await one.gather()).data
}

/** Whatever is being gathered is let go of, so that the next deed has a batch of its own. */
const letGo = async () => {
  for (const { id, state } of await one.batches())
    if (state === 'draft' || state === 'proposed') await one.decide(id, 'cancel')
}

type Walk = { walk: () => Promise<Deed[]>; left: readonly Partial<Deed>[] }
const ofBatch = (id: string) => deedsOf(shop.db(), id)
const gatheredRow = { action: 'gathered', before: { added: 0 }, after: { added: 1 } }
const proposedRow = { action: 'proposed', before: { state: 'draft' }, after: { state: 'proposed' } }

const batchWalks: Record<string, Walk> = {
  'POST /api/admin/payout_batch': {
    walk: async () => ofBatch((await gathered()).id),
    left: [gatheredRow],
  },
  'DELETE /api/admin/payout/{id}': {
    walk: async () => {
      const { id, payouts } = await gathered()
      await one.remove(payouts.at(-1)?.id ?? '')
      return (await ofBatch(id)).slice(-1)
    },
    left: [{ action: 'removed', before: { amount_cents: expect.any(Number) }, after: { amount_cents: 0 } }],
  },
  'PUT /api/admin/payout_batch/{id}': {
    walk: async () => {
      const { id } = await gathered()
      await one.decide(id, 'propose')
      await other.decide(id, 'approve')
      return (await ofBatch(id)).slice(-2)
    },
    left: [proposedRow, { action: 'approved', before: { state: 'proposed' }, after: { state: 'approved' } }],
  },
}

const accountWalks: Record<string, Walk> = {
  'PUT /api/payout_account': {
    walk: async () => {
      const settings = { current_password: password, code: await pro.code(), minimum_cents: 2_500 }
      await pro.save({ bank: null, settings })
      return (await deedsAbout(shop.db(), 'payout_account')).slice(-1)
    },
    left: [
      {
        action: 'saved payout settings',
        before: { bank: 'STRIPE TEST BANK 7771', schedule: 'weekly', minimum_cents: 1_000 },
        after: { bank: 'STRIPE TEST BANK 7771', schedule: 'weekly', minimum_cents: 2_500 },
      },
    ],
  },
  'POST /api/payout': {
    walk: async () => {
      await shop.earn(30_000)
      const { data } = await pro.call<Payout>('POST /api/payout', { code: await pro.code() })
      return deedsOf(shop.db(), data.id)
    },
    left: [{ action: 'asked for it', before: { state: null }, after: { state: 'draft' } }],
  },
  'POST /api/admin/balance/adjustment': {
    walk: async () => {
      const party = await showroomUserId(shop.db(), 'HARVEST2')
      await shop.book(700)
      return (await deedsOf(shop.db(), party)).slice(-1)
    },
    left: [
      {
        action: 'adjusted',
        entity: 'balance of contractor',
        note: '$7.00: for a test',
        before: { available_cents: expect.any(Number) },
        after: { available_cents: expect.any(Number) },
      },
    ],
  },
  'POST /api/balance/payment': {
    walk: async () => {
      await shop.book(-1 * ((await shop.balance()) ?? 0) - 14_342)
      const card = { payment_method_id: await shop.shop().sandbox.typed('4242424242424242'), keep: false }
      await pro.call('POST /api/balance/payment', { card, amount_cents: 14_342 })
      return deedsAbout(shop.db(), 'balance_payment')
    },
    left: [
      {
        action: 'asked to pay by card',
        before: { available_cents: -14_342 },
        after: { amount_cents: 14_342, card: '4242' },
      },
    ],
  },
}

const walks = { ...accountWalks, ...batchWalks }

/** A mailed code and a page of the provider's: no money moves and no status. */
const noDeeds = ['POST /api/payout_account/code', 'POST /api/payout_account/link']

test('every call by which money is paid out, booked or paid in is walked here', () => {
  const calls = Object.keys({ ...balanceEndpoints, ...payoutEndpoints })
  expect([...Object.keys(walks), ...noDeeds].toSorted()).toEqual(
    calls.filter((calling) => !calling.startsWith('GET ')).toSorted(),
  )
})

test.each(Object.entries(walks))('%s leaves its row, by name and place', async (_, { walk, left }) => {
  const found = await walk()
  expect(found).toMatchObject(left)
  expect(found).toHaveLength(left.length)
  for (const deed of found)
    expect(deed).toMatchObject({ who: expect.stringMatching(/\w/), place: '127.0.0.x' })
  await letGo()
})
