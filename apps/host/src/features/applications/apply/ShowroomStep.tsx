import { showroomIdLength } from '@showroom/contract/policy/figures'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { useId } from 'react'
import { ColorField } from '../../../kit/form/ColorField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Agreement } from './Agreement.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { Files } from './LicenseStep.tsx'
import { logoRule, smallestLogo } from './logo-rule.ts'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'

export const ShowroomStep = ({ wizard }: { wizard: Wizard }) => {
  const { form } = wizard
  return (
    <>
      <TextField
        {...wizardField(wizard)('showroom_id_wish', 'Showroom ID that you would like')}
        hint={`${showroomIdLength} characters: letters and the digits 2 to 9, without I and O. Leave it empty, and we pick one.`}
        onChange={(typed) => form.change({ showroom_id_wish: typed.toUpperCase() })}
        autoCapitalize="none"
        maxLength={11}
        required={false}
      />
      <Markup wizard={wizard} />
      <ColorField
        {...wizardField(wizard)('theme_color', 'Your color')}
        hint="As #1f5a4c or rgba(31, 90, 76, 1). Shown with Premium."
        required={false}
      />
      <Files
        wizard={wizard}
        kind="logo"
        label="Logo"
        hint={`A JPG or PNG picture of at least ${smallestLogo.width} by ${smallestLogo.height} pixels.`}
        accept="image/jpeg,image/png"
        picture={logoRule}
        required={false}
      />
      <CategoryChoice
        legend="What your showroom shows"
        hint="Nothing ticked shows everything. You can change it later."
        chosen={form.values.categories}
        onChange={(categories) => form.change({ categories })}
      />
      {wizard.steps.some(({ id }) => id === 'you') && <Agreement wizard={wizard} />}
    </>
  )
}

const lowest = standardMarkupBps / 100
const highest = 60
const example = 100

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const Markup = ({ wizard: { form } }: { wizard: Wizard }) => {
  const id = useId()
  const percent = form.values.markup_bps / 100
  return (
    <div className="form-field">
      <label htmlFor={id}>Your markup</label>
      <p className="form-hint" id={`${id}-hint`}>
        From {lowest} %, which is also the standard. You can change it later, by category and by product.
      </p>
      <div className="apply-markup">
        <input
          id={id}
          type="range"
          name="markup_bps"
          min={lowest}
          max={highest}
          step={1}
          value={percent}
          aria-valuetext={`${percent} percent`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => form.change({ markup_bps: Number(event.currentTarget.value) * 100 })}
        />
        <output htmlFor={id}>{percent} %</output>
      </div>
      <p className="form-hint">
        What costs you {dollars.format(example)} costs your client {dollars.format(example + percent)}: you
        earn {dollars.format(percent)}.
      </p>
      {form.errorOf('markup_bps') && <p className="form-error">{form.errorOf('markup_bps')}</p>}
    </div>
  )
}
