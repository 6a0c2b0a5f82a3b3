import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import type { FastifyInstance } from 'fastify'
import { browserOn } from '../../account/testing/person.ts'
import { openVendor } from '../../catalogue/vendor/open-vendor.ts'
import { anAdmin, aVendorsMember } from '../../order/testing/staff.store.ts'
import type { Db } from '../../platform/db/db.ts'

type Opened = { app: FastifyInstance; db: Db; now: () => Date }

const talking = (app: FastifyInstance, token: string) => ({
  token,
  ask: <Data>(call: string, body?: object) =>
    browserOn(app)<Data>(call, { token, ...(body ? { body } : {}) }),
})

/** Somebody who speaks for a new vendor without goods. */
export const aVendor = async (opened: Opened, name: string) => {
  await openVendor(opened.db, { name, state: 'CA' })
  return aMember(opened, name)
}

/** Somebody else who speaks for it: a session does not last when a test turns the clock by days. */
export const aMember = async ({ app, db, now }: Opened, vendor: string) =>
  talking(app, (await aVendorsMember(db, { now: now(), vendor })).token)

export const theAdmin = async ({ app, db, now }: Opened) =>
  talking(app, (await anAdmin(db, { now: now() })).token)

export type Vendor = Awaited<ReturnType<typeof aVendor>>

export const aTyped = (changes: object = {}) => ({
  name: 'Fog matte porcelain 12 x 24',
  sku: 'FOG-1224',
  category: 'porcelain-tile',
  brand: 'Quill Tile',
  description: 'A through-body porcelain with a matte face.',
  mpn: '',
  upc: '',
  color: 'Fog',
  size_label: '12x24',
  unit: 'box',
  price_cents: 4_650,
  msrp_cents: null,
  coverage: 15_500,
  length: null,
  pieces: 8,
  weight_centi_lb: 6_510,
  lead_days_min: 3,
  lead_days_max: 12,
  availability: 'stocked',
  restock_on: null,
  attributes: { material: 'Porcelain', finish: 'Matte' },
  restricted_states: [],
  prop65: false,
  documents: ['Spec sheet'],
  quantity: 40,
  ...changes,
})

/** A draft of the vendor's. */
export const aDraft = async (vendor: Vendor, changes: object = {}): Promise<VendorProduct> =>
  (await vendor.ask<VendorProduct>('POST /api/vendor_products', aTyped(changes))).data

/** One that shops show. */
export const anActive = async (vendor: Vendor, admin: Vendor, changes: object = {}) => {
  const { id } = await aDraft(vendor, changes)
  await vendor.ask(`POST /api/vendor_products/${id}/status`, { move: 'submit' })
  return (await admin.ask<VendorProduct>(`POST /api/vendor_products/${id}/status`, { move: 'approve' })).data
}
