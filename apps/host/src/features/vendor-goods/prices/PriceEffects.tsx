import { dollars } from '@showroom/contract/shared/money-text'
import type {
  PricePlan,
  PricePreview,
  PricePreviewRow,
} from '@showroom/contract/vendor-goods/scheduled-price'
import type { ShopError } from '@showroom/widgets/shop'
import { useEffect } from 'react'
import { call } from '../../../data/call.ts'
import { fieldErrorsOf, failureOf } from '../../../data/failure.ts'
import { useReadOf } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { type Column, RowTable } from '../../../kit/RowTable.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { problemsBySku } from './draft.ts'
import { PagedRows } from './PagedRows.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { StepChip } from './StepChip.tsx'
import type { Problems } from './usePriceDraft.ts'
import { priceMessages as messages } from './messages.ts'

type Props = {
  plan: PricePlan
  onBack: () => void
  /** Something in it has to be mended first. */
  onRefused: (problems: Problems) => void
  onPlanned: () => void
}

const problemsIn = (failure: ShopError | null, plan: PricePlan): Problems | null => {
  const errors = fieldErrorsOf(failure)
  const problems = { day: errors.effective_on?.join(' '), bySku: problemsBySku(errors, plan) }
  return problems.day !== undefined || problems.bySku.size > 0 ? problems : null
}

/** The second step: who is affected; only then anything is saved. */
export const PriceEffects = ({ plan, onBack, onRefused, onPlanned }: Props) => {
  const read = useReadOf(['price effects', plan], (signal) =>
    call('POST /api/vendor_prices/preview', { body: plan, signal }),
  )
  const refused = read.kind === 'failed' ? problemsIn(failureOf(read.failure), plan) : null
  useEffect(() => {
    if (refused) onRefused(refused)
  })
  return (
    <div className="goods">
      <PriceSteps at={1} />
      <Loaded read={read} rows={6}>
        {({ data }) => (
          <Effects plan={plan} preview={data} onBack={onBack} onRefused={onRefused} onPlanned={onPlanned} />
        )}
      </Loaded>
    </div>
  )
}

const Effects = ({ plan, preview, onBack, onRefused, onPlanned }: Props & { preview: PricePreview }) => {
  const { rows, unchanged, large, carts, open_orders, showrooms, is_today, effective_on } = preview
  const { run, isBusy, failure } = useSubmit(async () => {
    const { message } = await call('POST /api/vendor_prices', { body: plan })
    if (message) toast.success(message)
    onPlanned()
  }, 'screen')
  const save = async () => {
    const problems = problemsIn(await run(), plan)
    if (problems) onRefused(problems)
  }
  const label = is_today ? messages.changeNow(rows.length) : messages.plan(rows.length, effective_on)
  return (
    <>
      <section aria-labelledby="price-effects" className="goods-moves">
        <h2 id="price-effects">{messages.effects}</h2>
        {large > 0 && (
          <p className="goods-changed" role="status">
            {messages.large(large)}
          </p>
        )}
        <ul className="price-effects">
          <li>{messages.carts(carts)}</li>
          <li>{messages.orders(open_orders)}</li>
          <li>{messages.showrooms(showrooms)}</li>
          {unchanged > 0 && <li>{messages.unchanged(unchanged)}</li>}
        </ul>
        <FormFailure sentence={failure?.message ?? null} />
        <div className="goods-buttons">
          {rows.length > 0 && (
            <button
              type="button"
              className="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void save()}
            >
              {isBusy ? messages.saving : label}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onBack}>
            {messages.typeOn}
          </button>
        </div>
      </section>
      {rows.length > 0 && (
        <PagedRows rows={rows} of={messages.newPrices}>
          {(page) => <RowTable caption={messages.effectCaption} rows={page} columns={columns} nothing="" />}
        </PagedRows>
      )}
    </>
  )
}

const count = (key: 'carts' | 'open_orders' | 'showrooms', title: string): Column<PricePreviewRow> => ({
  title,
  isNumber: true,
  cell: (row) => row[key].toLocaleString('en-US'),
})

const columns: readonly Column<PricePreviewRow>[] = [
  { title: messages.product, cell: ({ name }) => name },
  { title: messages.sku, cell: ({ sku }) => sku },
  {
    title: messages.prices,
    isNumber: true,
    cell: ({ before_cents, after_cents, replaces_cents }) => (
      <>
        {messages.arrow(dollars(before_cents), dollars(after_cents))}
        {replaces_cents !== null && (
          <div className="goods-soft">{messages.replaces(dollars(replaces_cents))}</div>
        )}
      </>
    ),
  },
  { title: messages.step, isNumber: true, cell: ({ step_bps }) => <StepChip bps={step_bps} /> },
  count('carts', messages.inCarts),
  count('open_orders', messages.inOrders),
  count('showrooms', messages.inShowrooms),
]
