import type {
  MarkupProduct,
  PricingChoices,
  ProductMarkups as Markups,
} from '@showroom/contract/pricing/markup'
import type { markupProductSorts } from '@showroom/contract/pricing/markup-products.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import type { ShopError } from '@showroom/widgets/shop'
import { useRef, useState } from 'react'
import { call } from '../../data/call.ts'
import type { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import type { Table } from '../../kit/table/useTable.ts'
import { toast } from '../../kit/toast/toast.ts'
import { BulkMarkup } from './BulkMarkup.tsx'
import { MarkupCell } from './MarkupCell.tsx'
import { categoryOptions, scopeText } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  table: Table<(typeof markupProductSorts)[number]>
  read: ReturnType<typeof useRead<'GET /api/markup/products'>>
  choices: PricingChoices
  onChanged: () => void
}

/** What each product of the showroom costs and brings, and by which rule; its markup is changed in its row. */
export const ProductMarkups = ({ table, read, choices, onChanged }: Props) => {
  const { set, undo, undoable, isBusy } = useMarkups(onChanged)
  return (
    <>
      <p role="status" className="pricing-undo">
        {undoable && (
          <>
            {messages.changedProducts(undoable.length)}{' '}
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
        columns={columnsOf((product, markup_bps) => set([{ product, markup_bps }]))}
        nothing={messages.noProducts}
        bulk={(ids, done) => (
          <BulkMarkup
            isBusy={isBusy}
            onSet={async (markup_bps) => {
              const failed = await set(ids.map((product) => ({ product, markup_bps })))
              if (!failed) done()
            }}
          />
        )}
        isOpened={false}
      />
    </>
  )
}

/** Changes markups of products, and knows what the last change took away. */
const useMarkups = (onChanged: () => void) => {
  const [undoable, setUndoable] = useState<Markups | null>(null)
  const { run, isBusy } = useSubmit(async (items: Markups, keep: (before: Markups) => void) => {
    const { data, message } = await call('PUT /api/markup/products', { body: { items } })
    keep(data)
    onChanged()
    if (message) toast.success(message)
  })
  // Whoever types down the rows does not wait for the one before: each change has its turn, and none is lost.
  const turn = useRef(Promise.resolve<ShopError | null>(null))
  const inTurn = (items: Markups, keep: (before: Markups | null) => void) => {
    turn.current = turn.current.then(() => run(items, keep))
    return turn.current
  }
  const set = (items: Markups) => inTurn(items, setUndoable)
  const undo = () => undoable && void inTurn(undoable, () => setUndoable(null))
  return { set, undo, undoable, isBusy }
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
    options: [{ value: 'own', label: messages.withOwnMarkup }],
  },
]

type Set = (product: string, markupBps: number | null) => Promise<ShopError | null>

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

const columnsOf = (set: Set): readonly ListColumn<MarkupProduct>[] => [
  { key: 'name', title: messages.product, sort: 'name', cell: ({ name }) => name },
  { key: 'vendor', title: messages.vendor, sort: 'vendor', isExtra: true, cell: ({ vendor }) => vendor },
  {
    key: 'category',
    title: messages.category,
    sort: 'category',
    isExtra: true,
    cell: ({ category }) => category,
  },
  { key: 'rule', title: messages.ruleApplied, cell: (product) => <Rule product={product} onSet={set} /> },
  {
    key: 'markup',
    title: messages.markupInPercent,
    cell: (product) => (
      // What the server has said stands in the field, whatever was typed before.
      <MarkupCell
        key={`${product.markup_bps} ${product.is_own}`}
        product={product}
        onSet={(bps) => set(product.id, bps)}
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
    key: 'msrp',
    title: messages.recommended,
    isNumber: true,
    isExtra: true,
    cell: ({ msrp_cents: msrp }) => (msrp === null ? '—' : dollars(msrp)),
  },
]

const Rule = ({ product: { id, rule, is_own, name }, onSet }: { product: MarkupProduct; onSet: Set }) =>
  is_own ? (
    <>
      <StatusChip tone="moving">{messages.ownMarkup}</StatusChip>{' '}
      <button
        type="button"
        className="form-link"
        aria-label={messages.useRuleFor(name)}
        onClick={() => void onSet(id, null)}
      >
        {messages.useRule}
      </button>
    </>
  ) : (
    <span className="markup-rule">{rule ? scopeText(rule) : messages.standardRule}</span>
  )

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
