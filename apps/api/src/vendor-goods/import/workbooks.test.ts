import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import type { VendorProduct, VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aVendor, type Vendor } from '../testing/a-vendor.ts'
import { at, importing } from '../testing/an-import.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const { send, worked, checked, rowsOf } = importing(() => opened)
const fileName = 'goods.xlsx'

const template = async (vendor: Vendor) => {
  const reply = await opened.app.inject({
    url: '/api/vendor_import_template',
    headers: { authorization: `Bearer ${vendor.token}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toContain('showroom-products.xlsx')
  return readXlsx(reply.rawPayload)
}

test('the template that was filled in is imported without a word about its columns', async () => {
  const vendor = await aVendor(opened, 'Workbooks One')
  const { sheets } = await template(vendor)
  const [goods, words] = sheets
  const header = goods?.rows[0]?.map(String) ?? []
  expect(words?.rows.slice(1).map(([column]) => column)).toEqual(header)
  expect(words?.rows.find(([column]) => column === 'Covers per unit (15.5 sqft)')?.[2]).toContain(
    'Square feet',
  )
  const filled: Record<string, string | number> = {
    Name: 'Fog matte porcelain',
    SKU: 'WB-1',
    'Wholesale price': 46.5,
    'Kind of goods': 'Porcelain Tile',
    Brand: 'Quill Tile',
    'Covers per unit (15.5 sqft)': 15.5,
    'Weight (65.1 lb)': '29.5 kg',
    Stock: 40,
    'UPC or EAN': '012345678905',
    'Family (handle)': 'fog',
    'Option 1 name': 'Color',
    'Option 1 value': 'Fog',
  }
  const row = header.map((label) => filled[label] ?? null)
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows: [header, row] }] }))
  const { data: begun } = await send(vendor, bytes, fileName)
  // Every column of the template is known: nothing is left to choose.
  expect(Object.keys(begun.mapping).sort()).toEqual(begun.columns.map(({ name }) => name).sort())
  expect((await checked(vendor, begun)).counts).toMatchObject({ added: 1, refused: 0 })
  await vendor.ask(`POST ${at(begun.id)}/run`)
  expect(await worked(vendor, begun.id)).toMatchObject({ state: 'done', file_name: fileName })
  const { data: found } = await vendor.ask<VendorProductRow[]>('GET /api/vendor_products')
  const { data: made } = await vendor.ask<VendorProduct>(`GET /api/vendor_products/${found[0]?.id}`)
  expect(made).toMatchObject({
    name: 'Fog matte porcelain – Fog',
    sku: 'WB-1',
    price_cents: 4_650,
    coverage: 15_500,
    weight_centi_lb: 6_504,
    stock_qty: 40,
    unit: 'box',
    upc: '012345678905',
    color: 'Fog',
  })
})

test('a bad cell of a workbook is told by the number of its row, and mended in its place', async () => {
  const vendor = await aVendor(opened, 'Workbooks Two')
  const rows = [
    ['Title', 'Variant SKU', 'Variant Price', 'Type'],
    [],
    ['Fog', 'WB-2', 'cheap', 'Porcelain Tile'],
  ]
  const { data: begun } = await send(
    vendor,
    Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] })),
    fileName,
  )
  await checked(vendor, begun)
  const [bad] = await rowsOf(vendor, begun.id, '?outcome=refused')
  expect(bad).toMatchObject({ line: 3, reason: '“cheap” is not a price in US dollars.' })
  await vendor.ask<GoodsImport>(`PUT ${at(begun.id)}/cells`, { line: 3, cells: { 'variant price': '12.5' } })
  expect((await worked(vendor, begun.id)).counts).toMatchObject({ added: 1, refused: 0 })
})

test('a workbook that can not be read says so under the file, and begins nothing', async () => {
  const vendor = await aVendor(opened, 'Workbooks Three')
  const refused = await send(vendor, Buffer.from('PK\u0003\u0004broken', 'latin1'), fileName)
  expect([refused.status, refused.errors?.file]).toEqual([
    422,
    ['This Excel file can not be read. Open it, save it anew as .xlsx without a password, and try again.'],
  ])
  expect((await vendor.ask<GoodsImport[]>('GET /api/vendor_imports')).data).toEqual([])
})

test('nobody but a vendor takes the template', async () => {
  expect((await opened.app.inject({ url: '/api/vendor_import_template' })).statusCode).toBe(401)
})
