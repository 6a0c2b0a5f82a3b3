import type { ShippingAddress } from '@showroom/contract/account/account'
import { AddressFields } from '../../../kit/form/AddressFields.tsx'
import { registerMessages } from './register.messages.ts'
import type { RegistrationForm } from './useRegistration.ts'

type Props = { form: RegistrationForm; onAddCard: () => void }

export const ShippingStep = ({ form: { values, change, errorOf }, onAddCard }: Props) => {
  const changeAddress = (changed: Partial<ShippingAddress>) =>
    change(
      ({ shipping }) => ({ shipping: { ...shipping, ...changed } }),
      Object.keys(changed).map((part) => `shipping_${part}`),
    )
  return (
    <>
      <AddressFields
        prefix="shipping_"
        purpose="shipping"
        value={values.shipping}
        onChange={changeAddress}
        errorOf={errorOf}
      />
      <div className="form-actions">
        <button type="submit" className="button">
          {registerMessages.createAccount}
        </button>
        <button type="button" className="button quiet" onClick={onAddCard}>
          {registerMessages.addCard}
        </button>
      </div>
    </>
  )
}
