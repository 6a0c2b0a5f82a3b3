import { dollars } from '@showroom/contract/shared/money-text'
import type { VendorProductRow } from '@showroom/contract/vendor-goods/vendor-product'
import { canEdit, vendorProductSorts } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { useRead } from '../../../data/useRead.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { PriceCell } from './PriceCell.tsx'
import type { PriceDraft } from './usePriceDraft.ts'
import { priceMessages as messages } from './messages.ts'

const columnsOf = (draft: PriceDraft): readonly ListColumn<VendorProductRow>[] => [
  { key: 'name', title: messages.product, sort: 'name', cell: ({ name }) => name },
  { key: 'sku', title: messages.sku, sort: 'sku', cell: ({ sku }) => sku },
  {
    key: 'price',
    title: messages.now,
    sort: 'price',
    isNumber: true,
    cell: ({ price_cents, uom }) => messages.perUnit(dollars(price_cents), uom),
  },
  { key: 'new', title: messages.newPrice, cell: (row) => <NewPrice draft={draft} row={row} /> },
]

const NewPrice = ({ draft, row }: { draft: PriceDraft; row: VendorProductRow }) => {
  const { sku, name, uom, price_cents: beforeCents } = row
  return canEdit(row.status) ? (
    <PriceCell draft={draft} of={{ sku, name, uom, beforeCents }} />
  ) : (
    <span className="goods-soft">{messages.stays}</span>
  )
}

/** All products, to type a price at any of them. */
export const ProductPrices = ({ draft }: { draft: PriceDraft }) => {
  const table = useTable({ sorts: vendorProductSorts, first: 'sku' })
  const read = useRead('GET /api/vendor_products', { query: table.query })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.productCaption}
      one={messages.oneProduct}
      many={messages.products}
      searchFor={messages.search}
      columns={columnsOf(draft)}
      nothing={messages.noProducts}
      isOpened={false}
    />
  )
}
