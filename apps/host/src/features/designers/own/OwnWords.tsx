import { searchDistances } from '@showroom/contract/designer/designer-choices'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { stateOptions } from '../../../kit/form/us-state-names.ts'
import { roomWords } from '../../projects/choice.messages.ts'
import { DateField } from '../../../kit/form/DateField.tsx'
import { Chips } from '../Chips.tsx'
import { styleWords } from '../choice.messages.ts'
import { languageWords } from '../../../language.messages.ts'
import type { OwnForm } from './OwnPage.tsx'
import { ownPageMessages as messages } from './messages.ts'

type Props = { form: OwnForm }

export const OwnWords = ({ form }: Props) => {
  const { values, change, errorOf } = form
  return (
    <>
      <TextField
        name="headline"
        label={messages.headline}
        required
        maxLength={120}
        autoComplete="off"
        value={values.headline}
        error={errorOf('headline')}
        onChange={(headline) => change({ headline })}
      />
      <AreaField
        name="about"
        label={messages.aboutYou}
        required
        maxLength={2_000}
        value={values.about}
        error={errorOf('about')}
        onChange={(about) => change({ about })}
      />
      <Place form={form} />
      <Chips
        name="styles"
        legend={messages.styles}
        words={styleWords}
        chosen={values.styles}
        error={errorOf('styles')}
        onChange={(styles) => change({ styles })}
      />
      <Chips
        name="rooms"
        legend={messages.rooms}
        words={roomWords}
        chosen={values.rooms}
        error={errorOf('rooms')}
        onChange={(rooms) => change({ rooms })}
      />
      <Chips
        name="languages"
        legend={messages.languages}
        words={languageWords}
        chosen={values.languages}
        error={errorOf('languages')}
        onChange={(languages) => change({ languages })}
      />
    </>
  )
}

/** Ten is for who works around the corner. */
const driven = [10, ...searchDistances]

const Place = ({ form: { values, change, errorOf } }: Props) => (
  <div className="designer-pairs">
    <TextField
      name="zip_code"
      label={messages.zip}
      required
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      value={values.zip_code}
      error={errorOf('zip_code')}
      onChange={(zip_code) => change({ zip_code })}
    />
    <TextField
      name="city"
      label={messages.city}
      required
      autoComplete="address-level2"
      maxLength={80}
      value={values.city}
      error={errorOf('city')}
      onChange={(city) => change({ city })}
    />
    <SelectField
      name="state"
      label={messages.state}
      required
      empty={messages.chooseState}
      options={stateOptions}
      value={values.state}
      error={errorOf('state')}
      onChange={(state) => change({ state })}
    />
    <SelectField
      name="service_miles"
      label={messages.serviceMiles}
      options={[...new Set([...driven, values.service_miles])]
        .toSorted((one, other) => one - other)
        .map((miles) => ({ value: String(miles), label: messages.miles(miles) }))}
      value={String(values.service_miles)}
      onChange={(miles) => change({ service_miles: Number(miles) })}
    />
    <DateField
      name="available_on"
      label={messages.availableOn}
      hint={messages.availableHint}
      value={values.available_on}
      error={errorOf('available_on')}
      onChange={(available_on) => change({ available_on })}
    />
  </div>
)
