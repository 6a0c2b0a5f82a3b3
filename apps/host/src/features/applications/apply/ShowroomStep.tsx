import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import { showroomIdLength } from '@showroom/contract/policy/figures'
import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { useId } from 'react'
import { ColorField } from '../../../kit/form/ColorField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { Agreement } from './Agreement.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { Files } from './LicenseStep.tsx'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'

export const ShowroomStep = ({ wizard }: { wizard: Wizard }) => {
  const { form } = wizard
  return (
    <>
      <TextField
        {...wizardField(wizard)('showroom_id_wish', messages.showroomIdWish)}
        hint={messages.charactersLettersAndThe(showroomIdLength)}
        onChange={(typed) => form.change({ showroom_id_wish: typed.toUpperCase() })}
        autoCapitalize="none"
        maxLength={11}
        required={false}
      />
      <Markup wizard={wizard} />
      <ColorField
        {...wizardField(wizard)('theme_color', messages.yourColor)}
        hint={messages.as1f5a4cOrRgba}
        required={false}
      />
      <Files
        wizard={wizard}
        kind="logo"
        label={messages.logo}
        hint={messages.aJpgOrPng(pictureFields.logo.minimum.width, pictureFields.logo.minimum.height)}
        accept={pictureTypes}
        picture={pictureFields.logo}
        required={false}
      />
      <CategoryChoice
        legend={messages.whatYourShowroomShows}
        hint={messages.nothingTickedShowsEverything}
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
      <label htmlFor={id}>{messages.yourMarkup}</label>
      <p className="form-hint" id={`${id}-hint`}>
        {messages.markupHint(lowest)}
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
          aria-valuetext={messages.percent(percent)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => form.change({ markup_bps: Number(event.currentTarget.value) * 100 })}
        />
        <output htmlFor={id}>{percent} %</output>
      </div>
      <p className="form-hint">
        {messages.markupExample(
          dollars.format(example),
          dollars.format(example + percent),
          dollars.format(percent),
        )}
      </p>
      {form.errorOf('markup_bps') && <p className="form-error">{form.errorOf('markup_bps')}</p>}
    </div>
  )
}
