import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { money } from '../ui/format.ts'
import { checkoutMessages as messages } from './messages.ts'
import { useEstimate } from './useEstimate.ts'

/** What changes the sums: a coupon, and where it goes. */
export const Choices = () => {
  const { checkout, failure } = useEstimate()
  // Without an answer there is nothing that a choice could change.
  if (!checkout && failure !== null) return null
  return (
    <div className="choices">
      <Coupon />
      <Zip />
    </div>
  )
}

const Coupon = () => {
  const { checkout, busy, problems, choose } = useEstimate()
  const [code, setCode] = useState('')
  const coupon = checkout?.coupon
  // One that takes nothing off is no coupon here: why is said where it can be mended.
  const isUsed = coupon && coupon.discount_cents > 0
  const whyNot = coupon && !isUsed ? (coupon.message ?? messages.couponNothing) : undefined
  const isBusy = busy.has('coupon')
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim() || isBusy) return
    const answer = await choose('coupon', { coupon_code: code.trim() })
    if (answer?.coupon?.discount_cents) setCode('')
  }
  if (isUsed)
    return (
      <div className="coupon">
        <p>
          <strong>{messages.couponOf(coupon.code)}</strong> {messages.saves(money(coupon.discount_cents))}
        </p>
        <Button
          kind="quiet"
          isBusy={isBusy}
          label={messages.removeCoupon(coupon.code)}
          onClick={() => void choose('coupon', { coupon_code: null })}
        >
          {messages.remove}
        </Button>
        {coupon.message !== null && (
          <p className="about" role="status">
            {coupon.message}
          </p>
        )}
      </div>
    )
  return (
    <form className="one" noValidate onSubmit={(event) => void apply(event)}>
      <Field
        label={messages.coupon}
        value={code}
        onInput={setCode}
        error={problems.coupon ?? whyNot}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={40}
        after={
          <Button type="submit" kind="quiet" isBusy={isBusy}>
            {messages.apply}
          </Button>
        }
        input={{ autoCapitalize: 'characters', spellCheck: false }}
      />
    </form>
  )
}

const Zip = () => {
  const { checkout, busy, problems, choose } = useEstimate()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  // Whoever has an address with us is told the tax of that place.
  if (checkout?.address) return null
  const zip = typed ?? checkout?.zip_code ?? ''
  const isBusy = busy.has('zip')
  const estimate = async (event: FormEvent) => {
    event.preventDefault()
    const isRight = /^\d{5}$/.test(zip)
    setWrong(!isRight)
    if (isRight && !isBusy && (await choose('zip', { zip_code: zip }))) setTyped(null)
  }
  const type = (text: string) => {
    setWrong(false)
    setTyped(text.replace(/\D/g, '').slice(0, 5))
  }
  return (
    <form className="one" noValidate onSubmit={(event) => void estimate(event)}>
      <Field
        label={messages.zip}
        hint={messages.zipHint}
        value={zip}
        onInput={type}
        error={isWrong ? messages.zipWrong : problems.zip}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="postal-code"
        after={
          <Button type="submit" kind="quiet" isBusy={isBusy}>
            {messages.estimate}
          </Button>
        }
      />
    </form>
  )
}
