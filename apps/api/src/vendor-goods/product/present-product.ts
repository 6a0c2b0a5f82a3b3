import type {
  ProductForm,
  ProductPart,
  ProductVariant,
  VendorProduct,
  VendorProductRow,
} from '@showroom/contract/vendor-goods/vendor-product'
import { usStates } from '@showroom/contract/account/us-states'
import { mostVariants } from '@showroom/contract/vendor-goods/variant.rules'
import { completenessOf } from '@showroom/contract/vendor-goods/completeness.rules'
import {
  availabilityOf,
  canEdit,
  movesFrom,
  offeredDocuments,
} from '@showroom/contract/vendor-goods/vendor-product.rules'
import { kindNamed } from '../../catalogue/documents/document-kinds.ts'
import { picturesOf } from '../../catalogue/product/product-pictures.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { GoodsViewer } from '../viewer.ts'
import { partsOf, type TiedPart } from './product-part.store.ts'
import { photosOf } from './product-photo.store.ts'
import { presentPhoto } from './present-photo.ts'
import { type EditedProduct, type ListedProduct, productOf, productsOfFamily } from './product-list.store.ts'

export const presentRow = (product: ListedProduct): VendorProductRow => ({
  id: product.publicId,
  name: product.name,
  sku: product.sku,
  brand: product.brand,
  vendor: product.vendor,
  category: product.slug,
  category_name: product.categoryName,
  picture: pictureOf(product),
  unit: product.unit,
  uom: product.uom,
  price_cents: product.priceCents,
  coverage: product.coverage,
  stock_status: product.stockStatus,
  stock_qty: product.stockQty,
  lead_days_min: product.leadDaysMin,
  lead_days_max: product.leadDaysMax,
  completeness: judged(product).percent,
  status: product.status,
  paused_until: product.pausedUntil,
  updated_at: product.updatedAt.toISOString(),
})

type Pictured = Pick<ListedProduct, 'publicId' | 'name' | 'status' | 'appearance' | 'placeholder' | 'photos'>

/** Nothing is drawn of what no shop shows: only its photos are there. */
const pictureOf = (product: Pictured) =>
  product.status === 'active' || product.photos.length > 0 ? (picturesOf(product)[0] ?? null) : null

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

const judged = (product: ListedProduct) =>
  completenessOf({
    ...product,
    photos: product.photos.length,
    attributes: Object.fromEntries(product.asked.map((key) => [key, isSaid(product.attributes[key])])),
    documents: documentsSaid(product).length,
  })

const documentsSaid = ({ documents }: Pick<ListedProduct, 'documents'>) => {
  const kinds = new Set(documents.map(kindNamed))
  return offeredDocuments.filter((name) => kinds.has(kindNamed(name)))
}

export const presentProduct = async (
  db: Queries,
  publicId: string,
  { vendorId, role }: Pick<GoodsViewer, 'vendorId' | 'role'>,
): Promise<VendorProduct> => {
  const product = (await productOf(db, { publicId, vendorId })) ?? refuseUnknown()
  const photos = await photosOf(db, product.id)
  const parts = await partsOf(db, product)
  const family =
    product.variants === 1 ? [product] : await productsOfFamily(db, product.familyId, mostVariants)
  return {
    ...presentRow(product),
    ...saidOf(product),
    revision: product.revision,
    review_note: product.reviewNote,
    photos: photos.map((photo) => presentPhoto(photo, product.name)),
    parts: parts.map(presentPart),
    missing: judged(product).missing,
    variants: product.variants,
    family: family.map((variant) => presentVariant(variant, role)),
    can_edit: role === 'Vendor' && canEdit(product.status),
    moves: movesFrom({ status: product.status, isPaused: product.pausedUntil !== null }, role),
  }
}

const presentPart = (part: TiedPart): ProductPart => ({
  id: part.publicId,
  name: part.name,
  sku: part.sku,
  kind: part.kind,
  picture: pictureOf(part),
  status: part.status,
})

const presentVariant = (product: EditedProduct, role: GoodsViewer['role']): ProductVariant => ({
  id: product.publicId,
  name: product.name,
  sku: product.sku,
  picture: pictureOf(product),
  color: product.variant.color ?? '',
  size_label: product.sizeLabel,
  price_cents: product.priceCents,
  stock_qty: product.stockQty,
  status: product.status,
  revision: product.revision,
  can_edit: role === 'Vendor' && canEdit(product.status),
})

/** A product as its vendor would type it. */
export const formOf = (product: EditedProduct): ProductForm => ({
  ...saidOf(product),
  name: product.name,
  sku: product.sku,
  category: product.slug,
  brand: product.brand,
  unit: product.unit,
  coverage: product.coverage,
  price_cents: product.priceCents,
  lead_days_min: product.leadDaysMin,
  lead_days_max: product.leadDaysMax,
  restricted_states: usStates.filter((state) => product.restrictedStates.includes(state)),
})

const saidOf = (product: EditedProduct) => ({
  description: product.description,
  mpn: product.mpn ?? '',
  upc: product.upc ?? '',
  color: product.variant.color ?? '',
  size_label: product.sizeLabel,
  msrp_cents: product.msrpCents,
  length: product.length,
  pieces: product.pieces,
  weight_centi_lb: product.weightLb === null ? null : Math.round(product.weightLb * 100),
  availability: availabilityOf(product.stockStatus),
  restock_on: product.restockOn,
  attributes: product.attributes,
  restricted_states: product.restrictedStates,
  prop65: product.prop65,
  documents: documentsSaid(product),
})
