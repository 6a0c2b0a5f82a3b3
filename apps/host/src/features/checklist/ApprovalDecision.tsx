import type { ApprovalPage } from '@showroom/contract/checklist/approval-link.endpoints'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { OptionFacts } from './OptionFacts.tsx'
import { StatusChip } from './StatusChip.tsx'
import { approvalMessages } from './approval.messages.ts'
import { checklistMessages as messages } from './messages.ts'

type Decision = ApprovalPage['decisions'][number]
type Props = {
  row: Decision
  proof: { token: string; pin?: string }
  onChange: (approval: ApprovalPage) => void
  /** Typed once for all decisions of the link. */
  name: string
  onName: (name: string) => void
}

/** One decision of the link: what it is, what it costs for who may see it, and a name to decide under. */
export const ApprovalDecision = (props: Props) => {
  const { row } = props
  const [picked, setOptionId] = useState<string | null>(null)
  // Another person may have taken it out, or chosen meanwhile.
  const isThere = row.options.some(({ id }) => id === picked)
  const optionId = (isThere ? picked : null) ?? row.option_id ?? row.options[0]?.id ?? ''
  return (
    <section className="checklist-decision" aria-labelledby={`decision-${row.id}`}>
      <h2 id={`decision-${row.id}`} tabIndex={-1} data-focus-home="">
        {row.title} <StatusChip status={row.status} />
      </h2>
      {row.room && <p className="project-soft">{row.room}</p>}
      {row.instructions && <p className="workspace-quote">{row.instructions}</p>}
      <fieldset className="checklist-options">
        <legend className="visually-hidden">{approvalMessages.whichOption}</legend>
        {row.options.map((option) => (
          <div key={option.id} className="checklist-option" data-chosen={option.id === optionId || undefined}>
            <OptionFacts option={option} row={row} />
            <label className="checklist-pick">
              <input
                type="radio"
                name={row.id}
                value={option.id}
                checked={option.id === optionId}
                disabled={row.is_used || !row.can.approve}
                onChange={() => setOptionId(option.id)}
              />
              {messages.choose}
              <span className="visually-hidden"> {option.name}</span>
            </label>
          </div>
        ))}
      </fieldset>
      {row.is_used && <p role="status">{approvalMessages.decidedAlready}</p>}
      {!row.is_used && !row.can.approve && <p role="status">{approvalMessages.notOpen}</p>}
      {!row.is_used && row.can.approve && <DecideForm {...props} optionId={optionId} />}
    </section>
  )
}

type Action = 'approve' | 'decline' | 'ask'

type FormProps = Props & { optionId: string }

const useDecideForm = ({ row, optionId, proof, onChange, name, onName }: FormProps) => {
  const [text, setText] = useState('')
  const option = row.options.find(({ id }) => id === optionId)
  const { run, isBusy, fieldErrors } = useSubmit(async (action: Action) => {
    const body = {
      ...proof,
      selection_id: row.id,
      action,
      version: row.version,
      option_id: optionId || null,
      ...(option ? { qty: option.qty } : {}),
      ...(option?.total_cents === undefined ? {} : { price_cents: option.total_cents }),
      name,
      text,
    }
    const { data, message } = await call('POST /api/approval/decide', { body })
    onChange(data)
    if (message) toast.success(message)
  })
  const looking = useSubmit(async () =>
    onChange((await call('POST /api/approval/open', { body: proof })).data),
  )
  const press = async (action: Action) => {
    const failed = await run(action)
    // Somebody changed it: what is shown next is what it is then.
    if (failed?.code === 'changed_meanwhile') await looking.run()
  }
  return { name, onName, text, setText, isBusy, fieldErrors, press }
}

const DecideForm = (props: FormProps) => {
  const { name, onName, text, setText, isBusy, fieldErrors, press } = useDecideForm(props)
  const button = (action: Action, label: string, className: string) => (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy || undefined}
      onClick={() => void press(action)}
    >
      {label}
      <span className="visually-hidden"> {props.row.title}</span>
    </button>
  )
  return (
    <div className="form">
      <TextField
        name="name"
        label={approvalMessages.yourName}
        hint={messages.signatureHint}
        maxLength={120}
        autoComplete="name"
        enterKeyHint="done"
        value={name}
        error={fieldErrors['name']?.join(', ')}
        onChange={onName}
      />
      <AreaField
        name="text"
        label={approvalMessages.wordsForIt}
        required={false}
        maxLength={1_000}
        value={text}
        error={fieldErrors['text']?.join(', ')}
        onChange={setText}
      />
      <div className="account-actions">
        {button('approve', messages.approve, 'button')}
        {button('decline', messages.decline, 'button quiet')}
        {button('ask', messages.ask, 'account-plain')}
      </div>
    </div>
  )
}
