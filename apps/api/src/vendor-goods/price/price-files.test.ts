import type { PriceFileRow } from '@showroom/contract/vendor-goods/scheduled-price'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor, type Vendor } from '../testing/a-vendor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
let stranger: Vendor
beforeAll(async () => {
  opened = await openTestApp()
  vendor = await aVendor(opened, 'Quill Tile')
  stranger = await aVendor(opened, 'Wren Tile')
})
afterAll(() => opened.close())

const send = async (who: Vendor, text: string) => {
  const { headers, payload } = fileForm({ fileName: 'prices.csv', bytes: text })
  const reply = await opened.app.inject({
    method: 'POST',
    url: '/api/vendor_price_file',
    headers: { ...headers, authorization: `Bearer ${who.token}` },
    payload,
  })
  return {
    status: reply.statusCode,
    ...reply.json<{ data: PriceFileRow[]; errors?: Record<string, string[]> }>(),
  }
}

test('a file is read row by row, and each mistake has its sentence', async () => {
  await aDraft(vendor, { sku: 'FILE-1', price_cents: 4_650 })
  await aDraft(vendor, { sku: 'FILE-2', price_cents: 1_200 })
  await aDraft(stranger, { sku: 'WREN-1' })
  const { data } = await send(
    vendor,
    'SKU,Name,New price\nFILE-1,Fog,"$1,048.00"\nFILE-2,Dusk,cheap\nWREN-1,,5\nNONE-1,,5\nFILE-1,,9\n,,9\nFILE-2,,0\n',
  )
  expect(
    data.map(({ line, sku, typed, before_cents, problem }) => [line, sku, typed, before_cents, problem]),
  ).toEqual([
    [2, 'FILE-1', '1048.00', 4_650, ''],
    [3, 'FILE-2', 'cheap', 1_200, '“cheap” is not a price in US dollars.'],
    [4, 'WREN-1', '5.00', null, 'You have no product with this SKU.'],
    [5, 'NONE-1', '5.00', null, 'You have no product with this SKU.'],
    [6, 'FILE-1', '9.00', null, 'This SKU stands twice.'],
    [7, '', '9.00', null, 'There is no SKU in this row.'],
    [8, 'FILE-2', '0.00', null, 'This SKU stands twice.'],
  ])
})

test('our own list of products, with its prices changed, is such a file', async () => {
  await aDraft(vendor, { sku: '-DASH-1', price_cents: 700 })
  const exported = await vendor.ask<{ text: string }>('GET /api/vendor_products/export?s=DASH')
  const { data } = await send(vendor, exported.data.text.replace('7.00', '8.25'))
  expect(data).toMatchObject([{ sku: '-DASH-1', typed: '8.25', before_cents: 700, problem: '' }])
})

test.each([
  [
    'of other columns',
    'Handle,Title\na,b\n',
    'Two columns are needed: “SKU” and “New price”. The first line names them.',
  ],
  ['without rows', 'SKU,New price\n', 'The file has a first line, and no rows.'],
  ['that is empty', '', 'The file is empty.'],
  [
    'that is too long',
    `SKU,Price\n${'A-1,5\n'.repeat(2_001)}`,
    'A file can have up to 2,000 rows. Split a larger one.',
  ],
])('a file %s is refused by a sentence', async (_, text, sentence) => {
  const { status, errors } = await send(vendor, text)
  expect([status, errors?.file?.[0]]).toEqual([422, sentence])
})
