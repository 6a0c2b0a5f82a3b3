import { defaultCountryCode } from '@showroom/contract/policy/figures'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Address } from '@showroom/contract/account/address'
import { type TruckAccess, truckAccesses } from '@showroom/contract/account/address.rules'
import { usStates } from '@showroom/contract/account/us-states'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { FormEvent, ReactNode } from 'react'
import { AddressFields } from '../../../kit/form/AddressFields.tsx'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { PhoneField } from '../../../kit/form/PhoneField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import './Addresses.css'
import { DeliveryFields } from './DeliveryFields.tsx'

/** As it is typed: nothing chosen is an empty text. */
export type AddressTyped = Omit<Address, 'id' | 'state' | 'truck_access'> & {
  state: string
  truck_access: string
}

const blank: AddressTyped = {
  street: '',
  apartment: '',
  city: '',
  state: '',
  zip_code: '',
  contact: '',
  country_code: defaultCountryCode,
  phone_number: '',
  gate_code: '',
  stairs: '',
  truck_access: '',
  is_default: false,
}

const needed = ['street', 'city', 'zip_code'] as const
const rules = (typed: AddressTyped): FieldErrors => ({
  ...Object.fromEntries(
    needed
      .filter((field) => typed[field].trim() === '')
      .map((field) => [field, [accountMessages.required(field.replaceAll('_', ' '))]]),
  ),
  ...(stateOf(typed) ? {} : { state: [accountMessages.required('state')] }),
})

const stateOf = ({ state }: AddressTyped) => usStates.find((each) => each === state)
const truckOf = ({ truck_access }: AddressTyped): TruckAccess | null =>
  truckAccesses.find((each) => each === truck_access) ?? null

/** As the server takes it. */
export type AddressBody = Omit<Address, 'id'>

type Props = {
  /** Null for a new one. */
  address: Address | null
  /** Whether it may be made the default one of the book. */
  offersDefault: boolean
  /** Answers the errors of the server, by field. */
  send: (address: AddressBody) => Promise<FieldErrors | void>
  saveLabel: string
  /** Why it was not taken, where no field is wrong. */
  sentence?: string | null
  /** Beside the button: the way back. */
  children?: ReactNode
}

/** An address as it is typed, wherever it is sent. */
export const AddressEntry = ({ address, offersDefault, send, saveLabel, sentence, children }: Props) => {
  const values = address ? { ...address, truck_access: address.truck_access ?? '' } : blank
  const { form: element, ...form } = useForm<AddressTyped>({ values, rules })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(async (typed) => {
      const state = stateOf(typed)
      return state && send({ ...typed, state, truck_access: truckOf(typed) })
    })
  }
  return (
    <form ref={element} className="form" noValidate onSubmit={submit}>
      <AddressFields
        prefix=""
        purpose="shipping"
        value={form.values}
        onChange={form.change}
        errorOf={form.errorOf}
      />
      <TextField
        name="contact"
        label="Who receives it"
        required={false}
        autoComplete="shipping name"
        enterKeyHint="next"
        maxLength={120}
        value={form.values.contact}
        error={form.errorOf('contact')}
        onChange={(contact) => form.change({ contact })}
      />
      <PhoneField
        label="Their phone"
        required={false}
        section="shipping"
        value={form.values}
        onChange={form.change}
        error={form.errorOf('phone_number')}
        codeError={form.errorOf('country_code')}
      />
      <DeliveryFields form={form} />
      {offersDefault && (
        <CheckField
          name="is_default"
          checked={form.values.is_default}
          onChange={(is_default) => form.change({ is_default })}
        >
          Use as my default address
        </CheckField>
      )}
      {sentence !== undefined && <FormFailure sentence={sentence} />}
      <div className="account-actions">
        <SaveButton isBusy={form.isBusy} label={saveLabel} />
        {children}
      </div>
    </form>
  )
}
