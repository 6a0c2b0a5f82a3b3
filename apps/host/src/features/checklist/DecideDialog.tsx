import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionAction } from '@showroom/contract/checklist/selection-status.rules'
import { useState } from 'react'
import type { FieldErrors } from '../../data/failure.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { OptionFacts } from './OptionFacts.tsx'
import type { Step } from './open-row-dialog.ts'
import type { ChecklistStore } from './useChecklist.ts'
import { useWordedDecision } from './useDecision.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = {
  row: Selection
  step: Step
  errors: FieldErrors
  store: ChecklistStore
  onClose: () => void
}

const titles: Record<SelectionAction, string> = {
  choose: messages.choose,
  approve: messages.approve,
  decline: messages.decline,
  skip: messages.skip,
  reset: messages.reset,
  request_change: messages.requestChange,
  keep: messages.keep,
  ask: messages.ask,
}

/** The words that a step is done with: why, a question, a name for passing an allowance. */
export const DecideDialog = (props: Props) => {
  const { step, onClose } = props
  const { looked: row, hasChanged, errors, isBusy, decide } = useWordedDecision(props)
  const [text, setText] = useState('')
  const [signature, setSignature] = useState('')
  const isNeeded = step.action === 'ask' || step.action === 'request_change' || row.can.needs_note
  const asksSignature = errors['signature'] !== undefined
  return (
    <Dialog title={`${titles[step.action]}: ${row.title}`} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void decide({ text: text.trim(), signature: signature.trim() })
        }}
      >
        {hasChanged && <Changed row={row} step={step} />}
        {(!asksSignature || row.can.needs_note) && (
          <AreaField
            name="text"
            label={step.action === 'ask' ? messages.yourQuestion : messages.why}
            hint={step.action === 'approve' ? messages.onBehalf : undefined}
            required={isNeeded}
            maxLength={1_000}
            value={text}
            error={errors['text']?.join(', ')}
            onChange={setText}
          />
        )}
        {asksSignature && (
          <TextField
            name="signature"
            label={messages.signature}
            hint={messages.signatureHint}
            maxLength={120}
            autoComplete="name"
            enterKeyHint="done"
            value={signature}
            error={errors['signature']?.join(', ')}
            onChange={setSignature}
          />
        )}
        <SaveButton isBusy={isBusy} label={step.action === 'ask' ? messages.send : titles[step.action]} />
      </form>
    </Dialog>
  )
}

/** What the next press is about: somebody else was here meanwhile. */
const Changed = ({ row, step: { action, optionId } }: Pick<Props, 'row' | 'step'>) => {
  const option = action === 'approve' && row.options.find(({ id }) => id === optionId)
  return (
    <div role="status">
      <p className="workspace-warning">{messages.hasChanged}</p>
      {option && <OptionFacts option={option} row={row} />}
    </div>
  )
}
