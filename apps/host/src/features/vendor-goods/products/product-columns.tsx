import type { AccountType } from '@showroom/contract/account/account'
import { dollars } from '@showroom/contract/shared/money-text'
import type { VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { momentOf } from '../../../kit/moments.ts'
import type { ListColumn } from '../../../kit/table/ListTable.tsx'
import { ProductPicture } from '../../projects/ProductPicture.tsx'
import { ProductChip } from './ProductChip.tsx'
import { productMessages as messages } from './messages.ts'

const of = {
  name: {
    key: 'name',
    title: messages.item,
    sort: 'name',
    cell: ({ name, picture }) => (
      <span className="goods-name">
        <span className="goods-thumb">{picture && <ProductPicture picture={picture} sizes="44px" />}</span>
        {name}
      </span>
    ),
  },
  sku: { key: 'sku', title: messages.sku, sort: 'sku', isWhole: true, cell: ({ sku }) => sku },
  vendor: { key: 'vendor', title: messages.vendor, isName: true, cell: ({ vendor }) => vendor },
  category: { key: 'category', title: messages.category, cell: ({ category_name }) => category_name },
  price: {
    key: 'price',
    title: messages.price,
    short: messages.priceShort,
    sort: 'price',
    isNumber: true,
    cell: ({ price_cents }) => dollars(price_cents),
  },
  unit: { key: 'unit', title: messages.unit, isExtra: true, cell: ({ uom }) => uom },
  coverage: {
    key: 'coverage',
    title: messages.coverage,
    isNumber: true,
    isExtra: true,
    cell: ({ coverage }) => (coverage === null ? '—' : (coverage / 1_000).toFixed(2)),
  },
  stock: {
    key: 'stock',
    title: messages.stock,
    sort: 'stock',
    isNumber: true,
    cell: ({ stock_qty }) => stock_qty.toLocaleString('en-US'),
  },
  lead: {
    key: 'lead',
    title: messages.lead,
    isExtra: true,
    cell: ({ lead_days_min, lead_days_max }) => messages.days(lead_days_min, lead_days_max),
  },
  complete: {
    key: 'complete',
    title: messages.complete,
    isNumber: true,
    cell: ({ completeness }) => messages.percent(completeness),
  },
  status: {
    key: 'status',
    title: messages.status,
    cell: ({ status, paused_until }) => <ProductChip status={status} pausedUntil={paused_until} />,
  },
  updated: {
    key: 'updated',
    title: messages.updated,
    short: messages.updatedShort,
    sort: 'updated',
    cell: ({ updated_at }) => momentOf(updated_at),
  },
} satisfies Record<string, ListColumn<VendorProductRow>>

/** An Admin sees the goods of all vendors. */
export const productColumns = (type: AccountType | undefined): readonly ListColumn<VendorProductRow>[] => {
  const { vendor, ...own } = of
  const [name, sku, ...rest] = Object.values(own)
  return type === 'Admin' && name && sku ? [name, sku, vendor, ...rest] : Object.values(own)
}
