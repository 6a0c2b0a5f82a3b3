import { isFault } from '@showroom/contract/order/return.rules'
import { useState } from 'react'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { returnMessages as messages } from './messages.ts'
import { Radios } from './Radios.tsx'
import { StepActions } from './StepActions.tsx'
import type { ReturnWizard } from './useReturnWizard.ts'

/** Step 3: how it comes back; of a claim, what is wished for. */
export const ChooseWay = ({ wizard }: { wizard: ReturnWizard }) => {
  const { draft, change } = wizard
  const [error, setError] = useState<string | undefined>()
  const isOwnWish = draft.kind === 'return' && draft.reason !== null && !isFault(draft.reason)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOwnWish && !draft.isUntouched) return setError(messages.untouchedNeeded)
        wizard.go(3)
      }}
    >
      {draft.kind === 'claim' ? <Wish wizard={wizard} /> : <Way wizard={wizard} />}
      {isOwnWish && (
        <CheckField
          name="is_untouched"
          checked={draft.isUntouched}
          onChange={(isUntouched) => change({ isUntouched })}
          error={error}
          required
        >
          {messages.untouched}
        </CheckField>
      )}
      <StepActions onBack={() => wizard.go(1)} label={messages.next} />
    </form>
  )
}

const Wish = ({ wizard: { draft, change } }: { wizard: ReturnWizard }) => (
  <>
    <Radios
      legend={messages.wish}
      options={[
        { value: 'refund', label: messages.refund },
        { value: 'replace', label: messages.replace },
      ]}
      chosen={draft.outcome}
      onChoose={(outcome) => change({ outcome })}
    />
    <p className="return-soft">{messages.nothingToSend}</p>
  </>
)

const Way = ({ wizard: { draft, change } }: { wizard: ReturnWizard }) => (
  <>
    <Radios
      legend={messages.how}
      options={[
        { value: 'label', label: messages.label },
        { value: 'pickup', label: messages.pickup },
      ]}
      chosen={draft.way}
      onChoose={(way) => change({ way })}
    />
    <p className="return-soft">{messages.wayBack}</p>
    <h3>{messages.packing}</h3>
    <ul className="return-packing">
      {messages.packingList.map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
  </>
)
