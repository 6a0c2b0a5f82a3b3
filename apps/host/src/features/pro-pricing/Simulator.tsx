import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { largestMarkupBps, standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { useState } from 'react'
import { DateField } from '../../kit/form/DateField.tsx'
import { RadioChoice } from '../../kit/form/RadioChoice.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { bpsIn, isPercentOff } from './percent.ts'
import { ProductChoice } from './ScopeFields.tsx'
import type { ChosenScope } from './scope.ts'
import { type Asked, SimulatedSums } from './SimulatedSums.tsx'
import { proPricingMessages as messages } from './messages.ts'

type Which = 'tried' | 'own'

/** What one unit would bring: at a markup that is tried, or by the own rules on a day; and after a coupon. */
export const Simulator = () => {
  const [product, setProduct] = useState<ChosenScope['product']>(null)
  const [which, setWhich] = useState<Which>('tried')
  const [markup, setMarkup] = useState(shownPercent(standardMarkupBps))
  const [day, setDay] = useState<string>(() => dayAndHour(new Date()).day)
  const [coupon, setCoupon] = useState('5')
  const couponBps = bpsIn(coupon)
  const asked = which === 'own' ? ownOn(day) : triedOf(markup)
  return (
    <div className="form pricing-simulator">
      <ProductChoice product={product} none={messages.bestKnown} onChange={setProduct} />
      <RadioChoice
        name="simulated"
        legend={messages.whichMarkup}
        choices={[
          { value: 'tried', label: messages.triedMarkup },
          { value: 'own', label: messages.ownOnDay, about: messages.ownOnDayAbout },
        ]}
        value={which}
        onChange={(chosen) => setWhich(chosen === 'own' ? 'own' : 'tried')}
      />
      {which === 'own' ? (
        <DateField name="simulated_on" label={messages.onDay} required value={day} onChange={setDay} />
      ) : (
        <TextField
          name="simulated_markup"
          label={messages.markupPercent}
          value={markup}
          onChange={setMarkup}
          error={asked ? undefined : messages.typeAPercent}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
        />
      )}
      <TextField
        name="simulated_coupon"
        label={messages.coupon}
        value={coupon}
        onChange={setCoupon}
        error={coupon !== '' && !isPercentOff(couponBps) ? messages.typePercentOff : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        required={false}
      />
      {asked && (
        <SimulatedSums
          asked={{ ...asked, ...(product ? { product: product.id } : {}) }}
          couponBps={isPercentOff(couponBps) ? (couponBps ?? 0) : 0}
        />
      )}
    </div>
  )
}

const triedOf = (typed: string): Asked | null => {
  const bps = bpsIn(typed)
  return bps !== null && bps >= standardMarkupBps && bps <= largestMarkupBps ? { markup_bps: bps } : null
}

const ownOn = (day: string): Asked | null => (day === '' ? null : { on: day })
