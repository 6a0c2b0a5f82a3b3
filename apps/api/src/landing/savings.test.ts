import { type Landing, landing } from '@showroom/contract/landing/landing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { markUpAll, workDepartment } from './testing.store.ts'
import { fieldNamesIn } from '../testing/found-in.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let clock = Date.now()
beforeAll(async () => {
  opened = await openTestApp({}, () => new Date(clock))
})
// What has changed is read at most once a second.
beforeEach(() => {
  clock += 2_000
})
afterAll(() => opened.close())

const ask = async (showroom = '0'): Promise<Landing> => {
  const response = await opened.app.inject(`/api/landing?showroom=${showroom}`)
  return landing.parse(response.json().data)
}
const roomOf = async (menuSlug: string, showroom?: string) =>
  (await ask(showroom)).savings.rooms.find((room) => room.menu_slug === menuSlug)

/** Whole percent of the MSRP. */
const saving = (percent: number) => ({ savedBps: percent * 100 })
/** A fifth more than the MSRP. */
const dear = { savedBps: -2_000 }

describe('the savings of the landing page', () => {
  test('are what at least half of a room’s materials save, by value', async () => {
    const savings = Array.from({ length: 40 }, (_, index) => saving(index + 1))
    await workDepartment(opened.db, 'bathroom', savings)
    // 1 % … 40 % saved: 20 of 40 save 21 % or more, 30 save 11 % or more, 10 save 31 % or more.
    expect(await roomOf('bathroom')).toEqual({
      name: 'Bathroom',
      menu_slug: 'bathroom',
      materials: 40,
      compared: 40,
      below_msrp: 40,
      typical_pct: 21,
      middle_pct: { from: 11, to: 31 },
      msrp_dates: { from: '2026-03-01', to: '2026-03-01' },
    })
  })

  test('count what costs more than its MSRP as a loss, and are never rounded up', async () => {
    const almostThirty = { savedBps: 2_999 }
    const rows = Array.from({ length: 30 }, (_, index) => (index < 14 ? dear : almostThirty))
    await workDepartment(opened.db, 'bathroom', rows)
    const room = await roomOf('bathroom')
    expect(room).toMatchObject({ compared: 30, below_msrp: 16, typical_pct: 29, middle_pct: null })
  })

  test('are not claimed where most cost more than their MSRP', async () => {
    const rows = Array.from({ length: 31 }, (_, index) => (index < 16 ? dear : saving(60)))
    await workDepartment(opened.db, 'bathroom', rows)
    expect((await roomOf('bathroom'))?.typical_pct).toBeNull()
  })

  test('leave out an MSRP without a date, and claim nothing where less than half is left', async () => {
    const rows = Array.from({ length: 70 }, (_, index) => ({ ...saving(50), isDated: index < 34 }))
    await workDepartment(opened.db, 'kitchen', rows)
    expect(await roomOf('kitchen')).toMatchObject({ materials: 70, compared: 34, typical_pct: null })
  })

  test('are computed at the prices of the showroom that is named', async () => {
    await workDepartment(
      opened.db,
      'bathroom',
      Array.from({ length: 30 }, () => saving(40)),
    )
    // Of $60 by 10 % on top, $75 are made by 37.4 %, a little less than would save 25 %.
    await markUpAll(opened.db, 'HARVEST2', 3_740)
    expect((await roomOf('bathroom', '0'))?.typical_pct).toBe(40)
    expect((await roomOf('bathroom', 'HARVEST2'))?.typical_pct).toBe(25)
  })

  test('say nothing of fee, markup or the vendor’s price', async () => {
    const response = await opened.app.inject('/api/landing?showroom=HARVEST2')
    expect(fieldNamesIn(response.json())).not.toMatch(/final|wholesale|fee|markup|cost/i)
  })
})

test('the counts are those of the shop', async () => {
  const { counts } = await ask()
  const list = await opened.app.inject('/api/visualization/products?showroom=0')
  const brands = await opened.app.inject('/api/brands?showroom=0')
  expect(counts.materials).toBe(list.json().total)
  expect(counts.brands).toBe(brands.json().data.length)
})

test('an unknown showroom is not found', async () => {
  const response = await opened.app.inject('/api/landing?showroom=ZZZZZZZZ')
  expect(response.statusCode).toBe(404)
})
