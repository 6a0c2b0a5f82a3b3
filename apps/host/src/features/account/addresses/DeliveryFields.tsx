import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import type { AddressTyped } from './AddressEntry.tsx'
import { accountMessages as messages } from '../messages.ts'

type Props = {
  form: {
    values: AddressTyped
    change: (changed: Partial<AddressTyped>) => void
    errorOf: (name: string) => string | undefined
  }
}

/** What a driver needs to know before they stand at the gate. */
export const DeliveryFields = ({ form: { values, change, errorOf } }: Props) => (
  <fieldset className="address-delivery">
    <legend>{messages.forTheDriver}</legend>
    <div className="account-pair">
      <TextField
        name="gate_code"
        label={messages.gateCode}
        required={false}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={40}
        value={values.gate_code}
        error={errorOf('gate_code')}
        onChange={(gate_code) => change({ gate_code })}
      />
      <TextField
        name="stairs"
        label={messages.stairs}
        required={false}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={120}
        placeholder={messages.thirdFloorNoElevator}
        value={values.stairs}
        error={errorOf('stairs')}
        onChange={(stairs) => change({ stairs })}
      />
    </div>
    <SelectField
      name="truck_access"
      label={messages.largestTruckThatCan}
      required={false}
      empty={messages.iDontKnow}
      value={values.truck_access}
      error={errorOf('truck_access')}
      onChange={(truck_access) => change({ truck_access })}
      options={[
        { value: '53_ft', label: messages.trailer },
        { value: '26_ft_box', label: messages.boxTruck },
        { value: 'none', label: messages.noTruck },
      ]}
    />
  </fieldset>
)
