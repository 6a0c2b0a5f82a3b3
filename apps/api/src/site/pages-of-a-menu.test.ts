import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import type { HostRenderer } from '@showroom/contract/site/site'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { anAdmin } from '../order/testing/staff.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { smallHost } from './testing/small-host.ts'

/** Every page is the names of the menu. */
const menuHost: HostRenderer = {
  ...smallHost,
  read: ({ path }) => ({ kind: 'drawn', key: `${path}?` }),
  draw: async (_request, { call }) => {
    const { data } = await call('GET /api/menu_category', { query: { showroom: platformShowroom } })
    const names = data.flatMap(({ categories }) => categories.map(({ name }) => name))
    return { status: 200, html: `<head></head>${names.join(', ')}` }
  },
}

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now, { loadHost: async () => menuHost })
})
afterAll(() => opened.close())

const pageAt = async (path: string) => (await opened.app.inject(`/showroom${path}`)).body

const asAdmin = async () => {
  const { token } = await anAdmin(opened.db, { now })
  const ask = browserOn(opened.app)
  const does = (call: string, body?: object) => ask<ArrangedDepartment[]>(call, { token, body })
  const { data } = await does('GET /api/admin/departments')
  const fans = data.flatMap(({ categories }) => categories).find(({ slug }) => slug === 'fans')
  return (change: object) => does(`PUT /api/admin/categories/${fans?.id}`, change)
}

test.each([
  { deed: 'renames', change: { name: 'Ventilators' }, says: 'Ventilators' },
  { deed: 'hides', change: { is_hidden: true }, says: null },
])('what an Admin $deed is so on pages that were drawn before, a second later', async ({ change, says }) => {
  const does = await asAdmin()
  await does({ name: 'Fans', is_hidden: false })
  now = new Date(now.getTime() + 1_000)
  await expect.poll(() => pageAt('/department/kitchen')).toMatch(/\bFans\b/)
  expect(await does(change)).toMatchObject({ status: 200 })
  now = new Date(now.getTime() + 1_000)
  const changed = says === null ? expect.not.stringContaining('Fans') : expect.stringContaining(says)
  await expect.poll(() => pageAt('/department/kitchen')).toEqual(changed)
})
