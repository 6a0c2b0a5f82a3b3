import { dollars } from '@showroom/contract/shared/money-text'
import { priceStepBps } from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { useRef } from 'react'
import { type Column, RowTable } from '../../../kit/RowTable.tsx'
import { useKeptFocus } from '../../../kit/useKeptFocus.ts'
import { type DraftRow, priceIn } from './draft.ts'
import { PagedRows } from './PagedRows.tsx'
import { PriceCell } from './PriceCell.tsx'
import { StepChip } from './StepChip.tsx'
import type { PriceDraft } from './usePriceDraft.ts'
import { priceMessages as messages } from './messages.ts'

const columnsOf = (draft: PriceDraft): readonly Column<DraftRow & { id: string }>[] => [
  { title: messages.product, cell: ({ name }) => name },
  { title: messages.sku, cell: ({ sku }) => sku },
  {
    title: messages.now,
    isNumber: true,
    cell: ({ beforeCents, uom }) => messages.perUnit(dollars(beforeCents), uom),
  },
  {
    title: messages.newPrice,
    cell: ({ typed: _, id: __, ...of }) => <PriceCell draft={draft} of={of} />,
  },
  { title: messages.step, isNumber: true, cell: (row) => <Step row={row} /> },
  {
    title: messages.actions,
    cell: ({ sku }) => (
      <button
        type="button"
        className="form-link"
        data-focus-home=""
        aria-label={messages.removeOf(sku)}
        onClick={() => draft.remove(sku)}
      >
        {messages.remove}
      </button>
    ),
  },
]

const Step = ({ row: { typed, beforeCents } }: { row: DraftRow }) => {
  const cents = priceIn(typed)
  return cents === null ? '—' : <StepChip bps={priceStepBps(beforeCents, cents)} />
}

/** What was typed or read so far, and nothing else. */
export const TypedPrices = ({ draft }: { draft: PriceDraft }) => {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  const rows = [...draft.rows.values()].map((row) => ({ ...row, id: row.sku }))
  return (
    <div ref={box}>
      {/* Where the keyboard goes on when the first row or the last one was removed. */}
      <div role="group" aria-label={messages.typed} tabIndex={-1} data-focus-home="">
        <PagedRows rows={rows} of={messages.newPrices}>
          {(page) => (
            <RowTable
              caption={messages.typed}
              rows={page}
              columns={columnsOf(draft)}
              nothing={messages.noneTyped}
            />
          )}
        </PagedRows>
      </div>
    </div>
  )
}
