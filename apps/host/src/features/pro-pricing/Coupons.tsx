import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { PricingChoices } from '@showroom/contract/pricing/markup'
import { couponSorts, shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { lasting, useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { HeaderActions } from '../../kit/page-header.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { type Table, useTable } from '../../kit/table/useTable.ts'
import { toast } from '../../kit/toast/toast.ts'
import { CouponDialog } from './CouponDialog.tsx'
import { couponDays, couponState } from './coupon-form.ts'
import { scopeText } from './scope.ts'
import { RowActions } from './RowActions.tsx'
import './Pricing.css'
import { proPricingMessages as messages } from './messages.ts'

/** /account/coupons: what a Pro gives up of the markup to whoever types a code. */
export const Coupons = () => {
  const table = useTable({ sorts: couponSorts, first: '-starts' })
  const coupons = useRead('GET /api/coupon', { query: table.query })
  const choices = useRead('GET /api/markup/choices', {})
  return (
    <div className="pricing">
      <p className="pricing-about">{messages.aboutCoupons}</p>
      <Loaded read={lasting(choices)} rows={3}>
        {({ data: known }) => <CouponTable table={table} read={coupons} choices={known} />}
      </Loaded>
    </div>
  )
}

type Props = { table: Table; read: ReturnType<typeof useRead<'GET /api/coupon'>>; choices: PricingChoices }

/** Nothing is open, a new coupon is made, or one is changed. */
type Opened = ShownCoupon | 'new' | null

const CouponTable = ({ table, read, choices }: Props) => {
  const [opened, setOpened] = useState<Opened>(null)
  const [now] = useState(() => new Date())
  const { run: remove } = useSubmit(async (id: string) => {
    const { message } = await call('DELETE /api/coupon/{id}', { params: { id } })
    if (message) toast.success(message)
    read.retry()
  })
  return (
    <>
      <HeaderActions>
        <button type="button" className="button" onClick={() => setOpened('new')}>
          {messages.addCoupon}
        </button>
      </HeaderActions>
      <ListTable
        table={table}
        read={read}
        caption={messages.coupons}
        one={messages.oneCoupon}
        many={messages.manyCoupons}
        searchFor={messages.searchCoupons}
        columns={columnsAt(now, { onChange: setOpened, onRemove: (id) => void remove(id) })}
        nothing={messages.noCoupons}
        isOpened={false}
      />
      {opened && (
        <CouponDialog
          coupon={opened === 'new' ? null : opened}
          choices={choices}
          onSaved={() => {
            read.retry()
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type Acts = { onChange: (coupon: ShownCoupon) => void; onRemove: (id: string) => void }

const columnsAt = (now: Date, { onChange, onRemove }: Acts): readonly ListColumn<ShownCoupon>[] => [
  { key: 'code', title: messages.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
  { key: 'takes', title: messages.takesOff, cell: (coupon) => <Terms coupon={coupon} /> },
  { key: 'for', title: messages.rule, cell: scopeText },
  { key: 'when', title: messages.when, sort: 'starts', cell: (coupon) => couponDays(coupon, now) },
  { key: 'used', title: messages.used, sort: 'used', cell: usedOf },
  { key: 'state', title: messages.state, cell: (coupon) => messages.states[couponState(coupon, now)] },
  {
    key: 'actions',
    title: messages.actions,
    cell: (coupon) => (
      <RowActions of={coupon.code} onChange={() => onChange(coupon)} onRemove={() => onRemove(coupon.id)} />
    ),
  },
]

/** What it takes off, from which order on, and how far the markup lets it. */
const Terms = ({ coupon }: { coupon: ShownCoupon }) => (
  <span className="coupon-terms">
    {coupon.off_bps === null
      ? messages.offAmount(dollars(coupon.off_cents ?? 0))
      : messages.offPercent(shownPercent(coupon.off_bps))}
    {coupon.minimum_cents > 0 && <small>{messages.from(dollars(coupon.minimum_cents))}</small>}
    {coupon.warning && <small>{coupon.warning}</small>}
  </span>
)

const usedOf = ({ used, limit_total: most }: ShownCoupon): string =>
  most === null ? String(used) : messages.usedOf(used, most)
