import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDraft, aVendor, type Vendor } from '../testing/a-vendor.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let vendor: Vendor
beforeAll(async () => {
  opened = await openTestApp()
  vendor = await aVendor(opened, 'Quill Tile')
})
afterAll(() => opened.close())

const path = (id: string) => `/api/vendor_products/${id}`

const aPhoto = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer()
const sendPhoto = async (id: string, who: Vendor, bytes: Buffer) => {
  const { headers, payload } = fileForm({ fileName: 'tile.jpg', bytes })
  const reply = await opened.app.inject({
    method: 'POST',
    url: `/api/vendor_product_photo/${id}`,
    headers: { ...headers, authorization: `Bearer ${who.token}` },
    payload,
  })
  return { status: reply.statusCode, ...reply.json<{ data: VendorProduct; errors?: object }>() }
}

test('photos are drawn anew, refused below the least size, arranged and taken away', async () => {
  const { id, completeness } = await aDraft(vendor, { sku: 'PHOTO-1' })
  const small = await sendPhoto(id, vendor, await aPhoto(300))
  expect([small.status, small.errors]).toEqual([
    422,
    { file: ['The photo field must be Minimum 600 X 600 pixels.'] },
  ])
  const one = await sendPhoto(id, vendor, await aPhoto(800))
  const two = await sendPhoto(id, vendor, await aPhoto(900))
  expect(two.data.photos.length).toBe(2)
  expect(two.data.completeness).toBeGreaterThan(completeness)
  expect((await opened.app.inject(`${one.data.picture?.url}-640.webp`)).statusCode).toBe(200)
  const [first, second] = two.data.photos
  const turned = [{ id: second?.id, alt: 'From above' }]
  const { data } = await vendor.ask<VendorProduct>(`PUT ${path(id)}/photos`, { photos: turned })
  expect(data.photos).toMatchObject([{ id: second?.id, alt: 'From above' }])
  expect(first?.id).not.toBe(second?.id)
})

test('nobody adds a photo to another vendor’s product, or to one that is in review', async () => {
  const { id } = await aDraft(vendor, { sku: 'PHOTO-2' })
  const other = await aVendor(opened, 'Ember Stone')
  expect((await sendPhoto(id, other, await aPhoto(800))).status).toBe(404)
  await vendor.ask(`POST ${path(id)}/status`, { move: 'submit' })
  expect((await sendPhoto(id, vendor, await aPhoto(800))).status).toBe(409)
})
