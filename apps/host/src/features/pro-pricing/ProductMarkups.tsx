import type { MarkupProduct, PricingChoices } from '@showroom/contract/pricing/markup'
import { type markupProductSorts, markupViews } from '@showroom/contract/pricing/markup-products.rules'
import type { Standing } from '@showroom/contract/pricing/product-standing.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import type { ShopError } from '@showroom/widgets/shop'
import type { useRead } from '../../data/useRead.ts'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import type { Table } from '../../kit/table/useTable.ts'
import { BulkMarkup } from './BulkMarkup.tsx'
import { BulkStanding } from './BulkStanding.tsx'
import { MarkupCell } from './MarkupCell.tsx'
import { categoryOptions } from './scope.ts'
import { RuleCell } from './RuleCell.tsx'
import { StandingCell } from './StandingCell.tsx'
import { usePlanning } from './usePlanning.ts'
import { useGoodsChanges } from './useGoodsChanges.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  table: Table<(typeof markupProductSorts)[number]>
  read: ReturnType<typeof useRead<'GET /api/markup/products'>>
  choices: PricingChoices
  onChanged: () => void
}

/** What each product of the showroom costs and brings, by which rule, and how it is offered: changed in its row. */
export const ProductMarkups = ({ table, read, choices, onChanged }: Props) => {
  const { setMarkups, setStandings, undo, changed, isBusy } = useGoodsChanges(onChanged)
  const { plan, isPlanning } = usePlanning(onChanged)
  return (
    <>
      <p role="status" className="pricing-undo">
        {changed && (
          <>
            {changed}{' '}
            <button type="button" className="form-link" disabled={isBusy} onClick={undo}>
              {messages.undo}
            </button>
          </>
        )}
      </p>
      <ListTable
        table={table}
        read={read}
        caption={messages.products}
        one={messages.oneProduct}
        many={messages.manyProducts}
        searchFor={messages.searchProducts}
        filters={filtersOf(choices)}
        columns={columnsOf({
          onMarkup: (product, markup_bps) => setMarkups([{ product, markup_bps }]),
          onStanding: (product, standing) => setStandings([{ product, standing }]),
        })}
        nothing={messages.noProducts}
        bulk={(ids, done) => (
          <>
            <BulkMarkup
              isBusy={isBusy || isPlanning}
              onSet={async (markup_bps, day) => {
                const failed =
                  day === ''
                    ? await setMarkups(ids.map((product) => ({ product, markup_bps })))
                    : await plan(ids, markup_bps, day)
                if (!failed) done()
              }}
            />
            <BulkStanding
              isBusy={isBusy}
              onSet={async (standing) => {
                const failed = await setStandings(ids.map((product) => ({ product, standing })))
                if (!failed) done()
              }}
            />
          </>
        )}
        isOpened={false}
      />
    </>
  )
}

const filtersOf = ({ vendors, categories }: PricingChoices) => [
  {
    name: 'category',
    label: messages.category,
    all: messages.everyCategory,
    options: categoryOptions(categories),
  },
  {
    name: 'vendor',
    label: messages.vendor,
    all: messages.everyVendor,
    options: vendors.map((name) => ({ value: name, label: name })),
  },
  {
    name: 'view',
    label: messages.show,
    all: messages.everyProduct,
    options: markupViews.map((view) => ({ value: view, label: messages.views[view] })),
  },
]

type SetMarkup = (product: string, markupBps: number | null) => Promise<ShopError | null>
type SetStanding = (product: string, standing: Standing) => Promise<ShopError | null>
type Sets = { onMarkup: SetMarkup; onStanding: SetStanding }

const amount = (
  key: 'wholesale_cents' | 'markup_cents',
  title: string,
  sort?: (typeof markupProductSorts)[number],
): ListColumn<MarkupProduct> => ({
  key,
  title,
  ...(sort && { sort }),
  isNumber: true,
  cell: (product) => dollars(product[key]),
})

const columnsOf = ({ onMarkup, onStanding }: Sets): readonly ListColumn<MarkupProduct>[] => [
  { key: 'name', title: messages.product, sort: 'name', cell: ({ name }) => name },
  { key: 'vendor', title: messages.vendor, sort: 'vendor', isExtra: true, cell: ({ vendor }) => vendor },
  {
    key: 'category',
    title: messages.category,
    sort: 'category',
    isExtra: true,
    cell: ({ category }) => category,
  },
  {
    key: 'rule',
    title: messages.ruleApplied,
    cell: (product) => <RuleCell product={product} onTakeBack={() => void onMarkup(product.id, null)} />,
  },
  {
    key: 'markup',
    title: messages.markupInPercent,
    cell: (product) => (
      // What the server has said stands in the field, whatever was typed before.
      <MarkupCell
        key={`${product.markup_bps} ${product.is_own}`}
        product={product}
        onSet={(bps) => onMarkup(product.id, bps)}
      />
    ),
  },
  amount('wholesale_cents', messages.youPay, 'cost'),
  amount('markup_cents', messages.youEarn),
  {
    key: 'price',
    title: messages.clientPays,
    short: messages.clientPaysShort,
    isNumber: true,
    cell: (product) => <Price product={product} />,
  },
  {
    key: 'standing',
    title: messages.standing,
    cell: (product) => (
      <StandingCell product={product} onSet={(standing) => onStanding(product.id, standing)} />
    ),
  },
  {
    key: 'msrp',
    title: messages.recommended,
    isNumber: true,
    isExtra: true,
    cell: ({ msrp_cents: msrp }) => (msrp === null ? '—' : dollars(msrp)),
  },
]

const Price = ({ product: { price_cents: price, msrp_cents: msrp } }: { product: MarkupProduct }) => (
  <>
    {dollars(price)}
    {msrp !== null && price > msrp && (
      <>
        {' '}
        <StatusChip tone="asking">{messages.aboveRecommended(dollars(msrp))}</StatusChip>
      </>
    )}
  </>
)
