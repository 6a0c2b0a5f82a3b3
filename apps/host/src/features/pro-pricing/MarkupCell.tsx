import type { MarkupProduct } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import type { ShopError } from '@showroom/widgets/shop'
import { useId, useState } from 'react'
import { FieldError } from '../../kit/form/FieldFrame.tsx'
import { markupBpsIn } from './percent.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  product: MarkupProduct
  /** Null takes the product's own markup back. Answers with what went wrong, if anything did. */
  onSet: (markupBps: number | null) => Promise<ShopError | null>
}

/** One product's markup, typed over as in a spreadsheet: kept with Enter or when it is left; emptied, the rules hold again. */
export const MarkupCell = ({ product: { name, markup_bps: now, is_own: isOwn }, onSet }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState(shownPercent(now))
  const [isRefused, setRefused] = useState(false)
  // Enter keeps it, and leaving the field would once more.
  const [isSent, setSent] = useState(false)
  const settle = () => {
    if (isSent) return
    const bps = markupBpsIn(typed)
    const isEmptied = typed.trim() === ''
    setRefused(!isEmptied && bps === null)
    if (isEmptied) setTyped(shownPercent(now))
    const isChanged = isEmptied ? isOwn : bps !== null && bps !== now
    setSent(isChanged)
    if (isChanged) void onSet(bps).then((failed) => failed && setSent(false))
  }
  return (
    <div className="markup-cell">
      <input
        className="form-input"
        aria-label={messages.markupOf(name)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setRefused(false)
          setSent(false)
        }}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
          if (key === 'Escape') setTyped(shownPercent(now))
        }}
      />
      <FieldError id={id} error={isRefused ? messages.typeAPercent : undefined} />
    </div>
  )
}
