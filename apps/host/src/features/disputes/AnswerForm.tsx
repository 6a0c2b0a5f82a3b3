import { longestDisputeNote } from '@showroom/contract/dispute/choices'
import type { DisputeSheet } from '@showroom/contract/dispute/dispute'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { disputePageMessages as messages } from './messages.ts'

type Props = { sheet: DisputeSheet; onSheet: (sheet: DisputeSheet) => void; again: () => void }
type Typed = { answer: 'evidence' | 'accepted'; note: string }

const options = [
  { value: 'evidence', label: messages.sendEvidence },
  { value: 'accepted', label: messages.accept },
] as const

/** Said once: the bank takes no second answer. */
export const AnswerForm = ({ sheet, onSheet, again }: Props) => {
  const { form: element, ...form } = useForm<Typed>({ values: { answer: 'evidence', note: '' } })
  const submit = useSave(
    form,
    async (body) => {
      const { data, message } = await call('POST /api/admin/disputes/{id}/answer', {
        params: { id: sheet.id },
        body,
      })
      onSheet(data)
      return message
    },
    again,
  )
  return (
    <section>
      <h3>{messages.answerTitle}</h3>
      <p className="disputes-about">{messages.answerAbout}</p>
      <form ref={element} className="form" noValidate aria-label={messages.answerTitle} onSubmit={submit}>
        <SelectField
          name="answer"
          label={messages.chooseAnswer}
          value={form.values.answer}
          options={options}
          error={form.errorOf('answer')}
          onChange={(chosen) => form.change({ answer: chosen === 'accepted' ? 'accepted' : 'evidence' })}
        />
        <AreaField
          name="note"
          label={messages.note}
          hint={messages.noteHint}
          value={form.values.note}
          error={form.errorOf('note')}
          maxLength={longestDisputeNote}
          onChange={(note) => form.change({ note })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.send} />
      </form>
    </section>
  )
}
