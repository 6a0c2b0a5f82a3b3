import type { ReturnableLine } from '@showroom/contract/order/return'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { useState } from 'react'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { returnMessages as messages } from './messages.ts'
import type { ReturnWizard } from './useReturnWizard.ts'

/** Step 1: what, and how much of it. */
export const ChooseItems = ({ wizard }: { wizard: ReturnWizard }) => {
  const { draft, of, change } = wizard
  const [failure, setFailure] = useState<string | null>(null)
  const delivered = of.lines.filter((line) => line[draft.kind] !== null)
  const chosen = of.lines.find(({ item_id }) => draft.units[item_id] !== undefined)
  const set = (id: string, units: number | null) => {
    const { [id]: _, ...others } = draft.units
    change({ units: units === null ? others : { ...others, [id]: units } })
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.values(draft.units).some((units) => units > 0)) return wizard.go(1)
        setFailure(messages.chooseFirst)
      }}
    >
      <PressedTabs
        label={messages.whatIsIt}
        tabs={[
          { key: 'return', name: messages.aReturn },
          { key: 'claim', name: messages.aClaim },
        ]}
        pressed={draft.kind}
        onPress={(kind) => change({ kind, units: {}, reason: null })}
      />
      <p className="return-soft">{`${messages.fullUnits} ${messages.oneVendor}`}</p>
      {delivered.map((line) => (
        <Line
          key={line.item_id}
          line={line}
          kind={draft.kind}
          units={draft.units[line.item_id] ?? null}
          isOther={chosen !== undefined && chosen.delivery_id !== line.delivery_id}
          onUnits={(units) => set(line.item_id, units)}
        />
      ))}
      <FormFailure sentence={failure} />
      <div className="account-actions">
        <button type="submit" className="button">
          {messages.next}
        </button>
      </div>
    </form>
  )
}

type LineProps = {
  line: ReturnableLine
  kind: 'return' | 'claim'
  units: number | null
  /** Of another vendor than what is chosen. */
  isOther: boolean
  onUnits: (units: number | null) => void
}

const Line = ({ line, kind, units, isOther, onUnits }: LineProps) => {
  const open = line[kind]
  if (!open) return null
  const { most, days_left, until, why_not } = open
  return (
    <fieldset className="return-line" disabled={most === 0 || isOther}>
      <legend className="visually-hidden">{line.product_name}</legend>
      <CheckField
        name={`chosen ${line.item_id}`}
        checked={units !== null}
        onChange={(isChosen) => onUnits(isChosen ? most : null)}
      >
        <strong>{line.product_name}</strong> {messages.fromVendor(line.vendor)}
      </CheckField>
      {most > 0 && <p className="return-soft">{messages.left(days_left, deadlineText(new Date(until)))}</p>}
      {why_not !== null && <p className="return-soft">{why_not}</p>}
      {units !== null && (
        <TextField
          name={`units ${line.item_id}`}
          label={messages.howMany(line.uom)}
          hint={messages.mostLeft(most)}
          value={units === 0 ? '' : String(units)}
          onChange={(typed) => onUnits(Math.min(most, Number(typed.replace(/\D/g, '')) || 0))}
          inputMode="numeric"
          maxLength={6}
        />
      )}
    </fieldset>
  )
}
