import { shownDay } from '@showroom/contract/shared/day'
import { hourMs } from '@showroom/contract/shared/time'
import type { AdminHome } from '@showroom/contract/workspace/admin-home'
import { type AdminMatter, adminMatters } from '@showroom/contract/workspace/admin-matters'
import type { Waiting } from '@showroom/contract/workspace/workspace'
import { describe, expect, test } from 'vitest'
import { aDecidingAdmin, of } from '../application/testing/a-deciding-admin.ts'
import { aSubmittedContractor } from '../application/testing/submitted.ts'
import { aBalanceShop } from '../balance/testing/a-balance-shop.ts'
import { aFailedJob } from '../job/testing/job.store.ts'
import { listed } from '../modules.ts'

describe('what waits', () => {
  const { app, asAdmin, db, later, modules, now, signAdminIn } = aDecidingAdmin()
  const needs = async () => (await asAdmin<AdminHome>('GET /api/workspace/admin_home')).data.needs
  const need = async (matter: AdminMatter) => (await needs()).find((each) => each.matter === matter)

  test('an application waits for 24 hours, is late then, and waits no more once it is decided', async () => {
    expect(await need('pros')).toBeUndefined()
    const { id } = await aSubmittedContractor(app())
    const dueAt = new Date(now() + 24 * hourMs).toISOString()
    expect(await need('pros')).toEqual({ matter: 'pros', count: 1, late: 0, due_at: dueAt })
    later(24 * hourMs)
    await signAdminIn()
    expect(await need('pros')).toEqual({ matter: 'pros', count: 1, late: 1, due_at: null })
    await asAdmin(`POST ${of(id)}/approve`, {})
    expect(await need('pros')).toBeUndefined()
  })

  test('each matter is counted once, and its panel’s badge is the sum of its matters', async () => {
    const waiting = listed(modules())
      .flatMap((module) => module.waiting ?? [])
      .filter(({ roles }) => roles.includes('Admin'))
    expect(waiting.map(({ matter }) => matter).toSorted()).toEqual(adminMatters.toSorted())

    await aFailedJob(db(), { cause: 'told', at: new Date(now()), error: 'no' })
    expect(await need('jobs')).toEqual({ matter: 'jobs', count: 1, late: 0, due_at: null })
    const sums: Waiting = {}
    for (const { matter, count } of await needs()) {
      const panel = waiting.find((each) => each.matter === matter)?.panel ?? ''
      sums[panel] = (sums[panel] ?? 0) + count
    }
    expect((await asAdmin<Waiting>('GET /api/workspace/waiting')).data).toEqual(sums)
  })
})

describe('what came in', () => {
  const shop = aBalanceShop()
  const home = async () => (await (await shop.books()).call<AdminHome>('GET /api/workspace/admin_home')).data
  const nothing = { orders: 0, ordered_cents: 0, taken_cents: 0, platform_cents: 0, tax_cents: 0 }

  test('orders count when they are placed, money when it is taken, and both agree with the report of the profit', async () => {
    expect(await home()).toMatchObject({ today: nothing, month: nothing })
    const order = await shop.placed()
    const placed = { ...nothing, orders: 1, ordered_cents: (await order.read()).total_cents }
    expect(await home()).toMatchObject({ today: placed, month: placed })
    shop.at('2026-11-02T20:00:00Z')
    await shop.setAll([await order.itemNamed('example-tile')], 'picked_up')
    const { day, today, month } = await home()
    expect(month).toEqual(today)
    const shown = shownDay(day)
    const { totals } = await (await shop.books()).profit(`by=day&from=${shown}&to=${shown}`)
    expect(today).toEqual({
      ...placed,
      taken_cents: totals.client_paid_cents,
      platform_cents: totals.platform_cents,
      tax_cents: totals.tax_cents,
    })
    expect(today.taken_cents).toBeGreaterThan(0)
  })

  test('the next day begins at midnight in Los Angeles, and the next month with its first day', async () => {
    const { month } = await home()
    shop.at('2026-11-03T07:59:59Z')
    const before = await home()
    shop.at('2026-11-03T08:00:00Z')
    const after = await home()
    expect([before.day, after.day]).toEqual(['2026-11-02', '2026-11-03'])
    expect([after.today, after.month]).toEqual([nothing, month])
    shop.at('2026-12-01T08:00:00Z')
    expect((await home()).month).toEqual(nothing)
  })
})
