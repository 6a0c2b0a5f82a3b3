import { expect, test } from 'vitest'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { leaveTogether } from '../testing/orders.store.ts'
import { pickListOf } from './pick-list.ts'

const { placed, later, shop, admin, now } = anOrderShop()

test('two warehouses of one name are two walks, each told by whose it is', async () => {
  const order = await placed()
  later(61 * minuteMs)
  const ada = await admin()
  const names = ['example-tile', 'example-vanity', 'example-faucet']
  for (const name of names) await ada.set(await order.itemNamed(name), 'vendor_approved')
  await leaveTogether(shop().db, '2026-11-09')
  const caller = { accountId: ada.accountId, type: 'Admin' as const }
  const { sections } = await pickListOf({ db: shop().db, now: now() }, '', caller)
  const walks = sections.map(({ heading, rows }) => [heading.split(' · ')[1], rows.map(({ title }) => title)])
  expect(walks).toEqual([
    ['Main warehouse, Vendor A', ['example-tile']],
    ['Main warehouse, Vendor B', ['example-vanity']],
    ['Main warehouse, Vendor C', ['example-faucet']],
  ])
})
