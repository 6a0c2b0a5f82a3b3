import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { readStocked, reserve } from '../testing/stocked.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
})
afterAll(() => opened.close())

const showroom = 'HARVEST2'
const read = async <Data>(path: string) => (await opened.app.inject(path)).json<Data>()

const shownOf = async (publicId: string, name: string) => {
  const query = new URLSearchParams({ showroom, search: name })
  const { data } = await read<ProductsReply>(`/api/visualization/products?${query}`)
  const detail = await read<{ data: ProductDetail }>(`/api/public?pid=${publicId}&showroom=${showroom}`)
  return [data.find(({ id }) => id === publicId)?.stock, detail.data.stock]
}

test('what orders have taken shows in lists and on the page within a second', async () => {
  const stocked = await readStocked(opened.db, showroom)
  const product = stocked.find(
    ({ stockStatus, stockQty, lots }) => stockStatus === 'in_stock' && stockQty > 50 && lots.length === 0,
  )
  if (!product) throw new Error('Nothing is in stock.')
  const { publicId, name, stockQty } = product
  const before = await shownOf(publicId, name)
  expect(before[0]).toBeDefined()
  expect(before[0]).toEqual(before[1])
  await reserve(opened.db, publicId, stockQty - 3)
  now = new Date(now.getTime() + 1_000)
  const [inList, onPage] = await shownOf(publicId, name)
  expect([inList?.available, onPage?.available]).toEqual([3, 3])
})
