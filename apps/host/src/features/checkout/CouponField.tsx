import { money } from '@showroom/widgets/ui/format.ts'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../kit/form/TextField.tsx'
import type { CheckoutHeld } from './useCheckout.ts'
import { checkoutMessages as messages } from './messages.ts'

/** One coupon at a time: typed, taken, taken away again. */
export const CouponField = ({ held: { checkout, choose, isChoosing } }: { held: CheckoutHeld }) => {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const { coupon } = checkout
  const use = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return setRefused(messages.couponMissing)
    const answer = await choose({ coupon_code: typed.trim() })
    if (!answer) return
    const isTaken = answer.coupon !== null && answer.coupon.discount_cents > 0
    setRefused(isTaken ? null : (answer.coupon?.message ?? messages.couponTakesNothing))
    if (isTaken) setTyped('')
  }
  if (coupon && coupon.discount_cents > 0)
    return (
      <div className="checkout-coupon-used">
        <p role="status">
          {messages.couponYouSave(coupon.code, money(coupon.discount_cents))}
          {coupon.message && ` ${coupon.message}`}
        </p>
        <button
          type="button"
          className="account-plain"
          aria-label={messages.removeCoupon(coupon.code)}
          onClick={() => void choose({ coupon_code: null })}
        >
          {messages.remove}
        </button>
      </div>
    )
  return (
    <form className="checkout-coupon" noValidate onSubmit={(event) => void use(event)}>
      <TextField
        name="coupon_code"
        label={messages.coupon}
        required={false}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
        maxLength={40}
        value={typed}
        error={refused ?? coupon?.message ?? undefined}
        onChange={(code) => {
          setTyped(code)
          setRefused(null)
        }}
      />
      <button type="submit" className="button quiet" aria-busy={isChoosing}>
        {messages.apply}
      </button>
    </form>
  )
}
