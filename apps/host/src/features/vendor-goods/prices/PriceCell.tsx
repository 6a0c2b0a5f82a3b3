import { useId } from 'react'
import { FieldError } from '../../../kit/form/FieldFrame.tsx'
import type { DraftRow } from './draft.ts'
import type { PriceDraft } from './usePriceDraft.ts'
import { priceMessages as messages } from './messages.ts'

type Props = { draft: PriceDraft; of: Omit<DraftRow, 'typed'> }

/** Where the new price of one product is typed. */
export const PriceCell = ({ draft, of }: Props) => {
  const id = useId()
  const typed = draft.rows.get(of.sku)?.typed ?? ''
  const problem = draft.problemOf({ sku: of.sku, typed })
  return (
    <div className="price-cell">
      <input
        className="form-input"
        aria-label={messages.newPriceOf(of.sku)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        onChange={(event) => draft.type({ ...of, typed: event.currentTarget.value })}
      />
      <FieldError id={id} error={problem} />
    </div>
  )
}
