import type { RatePreview } from '@showroom/contract/rates/rate'
import { dollars } from '@showroom/contract/shared/money-text'
import { RowTable } from '../../kit/RowTable.tsx'
import { ratePageMessages as messages } from './messages.ts'

type Part = keyof RatePreview['before']
const parts = [
  'vendor_cents',
  'fee_cents',
  'pro_cents',
  'goods_cents',
  'tax_cents',
  'total_cents',
] as const satisfies readonly Part[]

/** One order, as it is priced today and as it would be. */
export const Example = ({ preview: { product, qty, state, before, after } }: { preview: RatePreview }) => {
  const title = messages.previewTitle(product, qty, state)
  return (
    <section aria-label={title} aria-live="polite">
      <p className="rates-example">{title}</p>
      <RowTable
        caption={title}
        rows={parts.map((id) => ({ id }))}
        nothing=""
        columns={[
          { title: messages.part, cell: ({ id }) => messages.parts[id] },
          { title: messages.before, isNumber: true, cell: ({ id }) => dollars(before[id]) },
          { title: messages.after, isNumber: true, cell: ({ id }) => dollars(after[id]) },
        ]}
      />
    </section>
  )
}
