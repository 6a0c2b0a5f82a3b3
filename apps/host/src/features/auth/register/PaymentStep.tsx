import type { ShippingAddress } from '@showroom/contract/account/account'
import type { Ref } from 'react'
import { CardFields } from '../../card/CardFields.tsx'
import type { CardFieldsHandle } from '../../card/card-fields.ts'
import { AddressFields } from '../../../kit/form/AddressFields.tsx'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { registerMessages } from './register.messages.ts'
import type { RegistrationForm } from './useRegistration.ts'

type Props = {
  form: RegistrationForm
  card: Ref<CardFieldsHandle>
  isShown: boolean
  isBusy: boolean
  onDone: () => void
  onSkip: () => void
}

/** Once opened it stays in the page, so that a card that was typed is not lost on the way back to another step. */
export const PaymentStep = ({ form, card, isShown, isBusy, onDone, onSkip }: Props) => (
  <div className="form" hidden={!isShown}>
    <CardFields ref={card} onSubmit={onDone} />
    <Billing form={form} />
    <div className="form-actions">
      <button type="submit" className="button" aria-busy={isBusy}>
        {isBusy ? registerMessages.creating : registerMessages.done}
      </button>
      <button type="button" className="button quiet" onClick={onSkip}>
        {registerMessages.skip}
      </button>
    </div>
  </div>
)

const Billing = ({ form: { values, change, errorOf } }: { form: RegistrationForm }) => {
  const changeAddress = (changed: Partial<ShippingAddress>) =>
    change(
      ({ billing }) => ({ billing: { ...billing, ...changed } }),
      Object.keys(changed).map((part) => `pay_${part}`),
    )
  return (
    <>
      <CheckField
        name="bills_to_shipping"
        checked={values.bills_to_shipping}
        onChange={(bills_to_shipping) => change({ bills_to_shipping })}
      >
        {registerMessages.sameAddress}
      </CheckField>
      {!values.bills_to_shipping && (
        <fieldset className="register-billing">
          <legend>{registerMessages.billing}</legend>
          <AddressFields
            prefix="pay_"
            purpose="billing"
            value={values.billing}
            onChange={changeAddress}
            errorOf={errorOf}
            hasApartment={false}
          />
        </fieldset>
      )}
    </>
  )
}
