import { longestDisputeNote } from '@showroom/contract/dispute/choices'
import type { DisputeSheet } from '@showroom/contract/dispute/dispute'
import { type DisputeBearer, disputeBearers } from '@showroom/contract/dispute/dispute.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { RowTable } from '../../kit/RowTable.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { disputePageMessages as messages } from './messages.ts'

type Props = { sheet: DisputeSheet; onSheet: (sheet: DisputeSheet) => void; again: () => void }
type Typed = { bearer: DisputeBearer; note: string }

/** Who bears what was lost, with what each would give back beside it. */
export const BearerForm = ({ sheet, onSheet, again }: Props) => {
  const { form: element, ...form } = useForm<Typed>({ values: { bearer: 'platform', note: '' } })
  const submit = useSave(
    form,
    async (body) => {
      const { data, message } = await call('POST /api/admin/disputes/{id}/bearer', {
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
      <h3>{messages.bearerTitle}</h3>
      <p className="disputes-about">{messages.bearerAbout}</p>
      <RowTable
        caption={messages.sharesTitle}
        rows={sheet.shares.map((share) => ({ ...share, id: share.name }))}
        nothing={messages.nothing}
        columns={[
          { title: messages.whose, cell: ({ name }) => name },
          { title: messages.amount, cell: ({ amount_cents }) => dollars(amount_cents) },
        ]}
      />
      <form ref={element} className="form" noValidate aria-label={messages.bearerTitle} onSubmit={submit}>
        <SelectField
          name="bearer"
          label={messages.bearer}
          value={form.values.bearer}
          options={disputeBearers.map((value) => ({ value, label: messages.bearers[value] }))}
          error={form.errorOf('bearer')}
          onChange={(chosen) => form.change({ bearer: chosen === 'sellers' ? 'sellers' : 'platform' })}
        />
        <AreaField
          name="note"
          label={messages.bearerNote}
          hint={messages.bearerNoteHint}
          value={form.values.note}
          error={form.errorOf('note')}
          maxLength={longestDisputeNote}
          onChange={(note) => form.change({ note })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.decide} />
      </form>
    </section>
  )
}
