import { shownMoment } from '@showroom/contract/shared/day'
import { decimal } from '@showroom/contract/shared/money-text'
import type { VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { productStatusNames } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { csvOf } from '../../shared/csv.ts'

const heading = [
  'SKU',
  'Name',
  'Brand',
  'Vendor',
  'Category',
  'Wholesale price',
  'Unit',
  'Sq ft per unit',
  'Stock',
  'Lead days from',
  'Lead days to',
  'Complete %',
  'Status',
  'Updated (Pacific)',
]

/** The list as a spreadsheet opens it. */
export const productFile = (products: readonly VendorProductRow[]): string =>
  csvOf([
    heading,
    ...products.map((product) => [
      product.sku,
      product.name,
      product.brand,
      product.vendor,
      product.category_name,
      decimal(product.price_cents),
      product.uom,
      product.coverage === null ? '' : (product.coverage / 1_000).toFixed(2),
      String(product.stock_qty),
      String(product.lead_days_min),
      String(product.lead_days_max),
      String(product.completeness),
      productStatusNames[product.status],
      shownMoment(new Date(product.updated_at)),
    ]),
  ])
