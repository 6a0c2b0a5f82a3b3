import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { PricingChoices } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { bothOf, useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { CouponDialog } from './CouponDialog.tsx'
import { couponDays, couponState } from './coupon-form.ts'
import { scopeText } from './scope.ts'
import { RowActions } from './RowActions.tsx'
import './Pricing.css'
import { proPricingMessages as messages } from './messages.ts'

/** /account/coupons: what a Pro gives up of the markup to whoever types a code. */
export const Coupons = () => {
  const coupons = useRead('GET /api/coupon', {})
  const choices = useRead('GET /api/markup/choices', {})
  return (
    <div className="pricing">
      <p className="pricing-about">{messages.aboutCoupons}</p>
      <Loaded read={bothOf(coupons, choices)} rows={3}>
        {([{ data }, { data: known }]) => (
          <CouponList coupons={data} choices={known} onCoupons={coupons.replace} />
        )}
      </Loaded>
    </div>
  )
}

type Props = {
  coupons: readonly ShownCoupon[]
  choices: PricingChoices
  onCoupons: (coupons: ShownCoupon[]) => void
}

const CouponList = ({ coupons, choices, onCoupons }: Props) => {
  const [opened, setOpened] = useState<ShownCoupon | 'new' | null>(null)
  const [now] = useState(() => new Date())
  const { run: remove } = useSubmit(async (id: string) => {
    const { data, message } = await call('DELETE /api/coupon/{id}', { params: { id } })
    onCoupons(data)
    if (message) toast.success(message)
  })
  const actions = (coupon: ShownCoupon) => (
    <RowActions of={coupon.code} onChange={() => setOpened(coupon)} onRemove={() => void remove(coupon.id)} />
  )
  return (
    <>
      <RowTable
        caption={messages.coupons}
        rows={coupons}
        nothing={messages.noCoupons}
        columns={[
          { title: messages.code, cell: ({ code }) => <code>{code}</code> },
          { title: messages.takesOff, cell: (coupon) => <Terms coupon={coupon} /> },
          { title: messages.rule, cell: scopeText },
          { title: messages.when, cell: (coupon) => couponDays(coupon, now) },
          { title: messages.used, cell: usedOf },
          { title: messages.state, cell: (coupon) => messages.states[couponState(coupon, now)] },
          { title: messages.actions, cell: actions },
        ]}
      />
      <p className="account-actions">
        <button type="button" className="button" onClick={() => setOpened('new')}>
          {messages.addCoupon}
        </button>
      </p>
      {opened && (
        <CouponDialog
          coupon={opened === 'new' ? null : opened}
          choices={choices}
          onSaved={(saved) => {
            onCoupons(saved)
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

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
