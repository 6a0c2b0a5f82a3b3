import { money } from './format.ts'

type PriceProps = { cents: number; per?: string | undefined; size?: 'small' | 'normal' | 'large' }

/** "$5.69 /sq ft": the amount leads, what it buys follows. */
export const Price = ({ cents, per, size = 'normal' }: PriceProps) => (
  <span className={`price ${size}`} part="price">
    <span className="amount">{money(cents)}</span>
    {per && <span className="per"> /{per}</span>}
  </span>
)
