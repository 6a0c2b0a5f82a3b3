import type { BalanceEntry, PartyBalance } from '@showroom/contract/balance/balance'
import { expect, test } from 'vitest'
import { accountById } from '../../account/account.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { anAdmin, aVendorsMember, theProOf } from '../../order/testing/staff.store.ts'
import { aSignedInClient } from '../../order/testing/people.store.ts'
import { aBalanceShop } from '../testing/a-balance-shop.ts'
import { vendorNamed } from '../testing/balance.store.ts'

const shop = aBalanceShop()

const asAdmin = async () => {
  const { token } = await anAdmin(shop.db(), { now: shop.now() })
  const call = <Data>(calling: string, body?: object) =>
    browserOn(shop.shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })
  return {
    call,
    balanceOf: async ({ accountId }: { accountId: number }) => {
      const { publicId } = (await accountById(shop.db(), accountId)) ?? { publicId: 'nobody' }
      return (await call<PartyBalance | null>(`GET /api/admin/users/${publicId}/balance`)).data
    },
  }
}

test('an Admin books with whoever earns here, above zero or not, and reads before and after what they have', async () => {
  const admin = await asAdmin()
  const member = await aVendorsMember(shop.db(), { now: shop.now(), vendor: 'Vendor B' })
  const party = await vendorNamed(shop.db(), 'Vendor B')
  const before = { account: 'vendor', party, name: 'Vendor B', available_cents: 0, pending_cents: 0 } as const
  expect(await admin.balanceOf(member)).toEqual(before)
  const booking = {
    key: 'a-goodwill',
    account: 'vendor',
    party,
    against: 'platform',
    reason: 'A pallet broke',
  }
  await admin.call('POST /api/admin/balance/adjustment', { ...booking, amount_cents: 2_550 })
  expect(await admin.balanceOf(member)).toEqual({ ...before, available_cents: 2_550 })
  const { data } = await browserOn(shop.shop().app)<BalanceEntry[]>('GET /api/balance/entries', {
    token: member.token,
  })
  expect(data).toMatchObject([{ amount_cents: 2_550, about: expect.stringContaining('A pallet broke') }])
  expect(await shop.differences()).toEqual([])
})

test('a Pro has the balance of their showroom, a client none, and nobody is not found', async () => {
  const admin = await asAdmin()
  const pro = await theProOf(shop.db(), { now: shop.now(), showroom: 'HARVEST2' })
  expect(await admin.balanceOf(pro)).toMatchObject({ account: 'contractor', available_cents: 0 })
  expect(await admin.balanceOf(await aSignedInClient(shop.db(), { now: shop.now() }))).toBeNull()
  expect(await admin.call('GET /api/admin/users/nobody/balance')).toMatchObject({ status: 404 })
})
