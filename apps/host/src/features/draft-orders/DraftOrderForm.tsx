import { longestDraftOrderNote } from '@showroom/contract/draft-order/draft-order.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { DateField } from '../../kit/form/DateField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { ProjectField } from '../invites/ProjectField.tsx'
import { AddProductsDialog } from './AddProductsDialog.tsx'
import { ClientFields } from './ClientFields.tsx'
import { EditedLines } from './EditedLines.tsx'
import { Sums } from './Sums.tsx'
import {
  type DraftOrderFormProps,
  type Intent,
  useDraftOrderForm,
  useReckoning,
} from './useDraftOrderForm.ts'
import { draftOrdersMessages as messages } from './messages.ts'

/** For whom, what and until when; what it comes to is reckoned with every change. */
export const DraftOrderForm = (props: DraftOrderFormProps) => {
  const { element, form, submit } = useDraftOrderForm(props)
  const { values, change, errorOf } = form
  const { read, reckoned, askEarns } = useReckoning(values)
  const hasFailed = read.kind === 'failed'
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <form ref={element} className="form draft-order-form" noValidate onSubmit={submit}>
        <section>
          <h2>{messages.forWhom}</h2>
          <ClientFields form={form} isClient={reckoned?.is_client ?? false} />
          <ProjectField
            label={messages.project}
            empty={messages.noProject}
            value={values.project_id}
            error={errorOf('project_id')}
            onChange={(project_id) => change({ project_id })}
          />
        </section>
        <section>
          <h2>{messages.whatOf}</h2>
          <EditedLines form={form} reckoned={reckoned} isStale={hasFailed} />
          {hasFailed && <Loaded read={read}>{() => null}</Loaded>}
          <p className="account-actions">
            <button type="button" className="button quiet" onClick={() => setAdding(true)}>
              {messages.add}
            </button>
          </p>
        </section>
        <section>
          <AreaField
            name="note"
            label={messages.note}
            hint={messages.noteHint}
            value={values.note}
            onChange={(note) => change({ note })}
            error={errorOf('note')}
            maxLength={longestDraftOrderNote}
            required={false}
          />
          <DateField
            name="valid_until"
            label={messages.until}
            hint={messages.untilHint}
            value={values.valid_until}
            onChange={(valid_until) => change({ valid_until })}
            error={errorOf('valid_until')}
            required
          />
        </section>
        {reckoned && !hasFailed && values.items.length > 0 && <Sums sums={reckoned} askEarns={askEarns} />}
        <Buttons {...props} isBusy={form.isBusy} />
      </form>
      {/* Its search is a form of its own. */}
      {isAdding && <AddProductsDialog form={form} onClose={() => setAdding(false)} />}
    </>
  )
}

type ButtonsProps = Pick<DraftOrderFormProps, 'made' | 'onGone'> & { isBusy: boolean }

const Buttons = ({ made, onGone, isBusy }: ButtonsProps) => {
  const button = (label: string, intent: Intent, kind: string) => (
    <button type="submit" className={kind} value={intent} aria-disabled={isBusy || undefined}>
      {label}
    </button>
  )
  return (
    <div className="account-actions">
      {button(messages.save, 'save', 'button quiet')}
      {button(messages.saveAndSend, 'send', 'button')}
      {button(messages.saveAndLink, 'link', 'button quiet')}
      {made && <Remove id={made.id} onGone={onGone} />}
    </div>
  )
}

const Remove = ({ id, onGone }: { id: string; onGone: () => void }) => {
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await call('DELETE /api/draft_order/{id}', { params: { id } })
    if (message) toast.success(message)
    onGone()
  })
  return (
    <button
      type="button"
      className="button quiet danger"
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {messages.removeIt}
    </button>
  )
}
