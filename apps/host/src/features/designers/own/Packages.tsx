import { mostPackages } from '@showroom/contract/designer/designer-choices'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { roomWords } from '../../projects/choice.messages.ts'
import { Chips } from '../Chips.tsx'
import { blankPackage, type TypedPackage } from './own-form.ts'
import type { OwnForm } from './OwnPage.tsx'
import { ownPageMessages as messages } from './messages.ts'

type Props = { form: OwnForm }

/** What is offered at a price; everything else is by quote. */
export const Packages = ({ form }: Props) => {
  const { values, change } = form
  return (
    <>
      <h2>{messages.packages}</h2>
      {values.packages.map((offer, index) => (
        <Offer key={offer.key} form={form} offer={offer} index={index} />
      ))}
      {values.packages.length < mostPackages && (
        <div className="account-actions">
          <button
            type="button"
            className="button quiet"
            onClick={() => change({ packages: [...values.packages, blankPackage()] })}
          >
            {messages.addPackage}
          </button>
        </div>
      )}
    </>
  )
}

const Offer = ({ form, offer, index }: Props & { offer: TypedPackage; index: number }) => {
  const { values, change, errorOf } = form
  const at = (field: string) => `packages.${index}.${field}`
  const set = (changed: Partial<TypedPackage>, field: string) =>
    change(
      { packages: values.packages.map((each) => (each.key === offer.key ? { ...each, ...changed } : each)) },
      [at(field)],
    )
  return (
    <fieldset className="designer-offer">
      <legend>{messages.packageNumber(index + 1)}</legend>
      <TextField
        name={at('name')}
        label={messages.packageName}
        required
        maxLength={80}
        autoComplete="off"
        value={offer.name}
        error={errorOf(at('name'))}
        onChange={(name) => set({ name }, 'name')}
      />
      <Chips
        name={at('rooms')}
        legend={messages.rooms}
        words={roomWords}
        chosen={offer.rooms}
        error={errorOf(at('rooms'))}
        onChange={(rooms) => set({ rooms }, 'rooms')}
      />
      <Numbers offer={offer} errorOf={(field) => errorOf(at(field))} onChange={set} />
      <AreaField
        name={at('includes')}
        label={messages.includes}
        required
        value={offer.includes}
        error={errorOf(at('includes'))}
        onChange={(includes) => set({ includes }, 'includes')}
      />
      <AreaField
        name={at('milestones')}
        label={messages.milestones}
        hint={messages.milestonesHint}
        required
        value={offer.milestones}
        error={errorOf(at('milestones'))}
        onChange={(milestones) => set({ milestones }, 'milestones')}
      />
      <button
        type="button"
        className="account-plain"
        onClick={() => change({ packages: values.packages.filter(({ key }) => key !== offer.key) })}
      >
        {messages.removePackage(offer.name)}
      </button>
    </fieldset>
  )
}

type NumbersProps = {
  offer: TypedPackage
  errorOf: (field: string) => string | undefined
  onChange: (changed: Partial<TypedPackage>, field: string) => void
}

const Numbers = ({ offer, errorOf, onChange }: NumbersProps) => (
  <div className="designer-pairs">
    <TextField
      name="price"
      label={messages.price}
      required
      autoComplete="off"
      value={offer.price}
      error={errorOf('price_cents')}
      onChange={(price) => onChange({ price }, 'price_cents')}
    />
    <TextField
      name="days"
      label={messages.days}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={offer.days}
      error={errorOf('days')}
      onChange={(days) => onChange({ days }, 'days')}
    />
    <TextField
      name="revisions"
      label={messages.revisions}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={offer.revisions}
      error={errorOf('revisions')}
      onChange={(revisions) => onChange({ revisions }, 'revisions')}
    />
  </div>
)
