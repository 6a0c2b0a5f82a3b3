import type { AdminHire } from '@showroom/contract/designer/admin-designer'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { useState } from 'react'
import { money } from '@showroom/widgets/ui/format.ts'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { centsAsTyped, centsIn } from '../../../kit/form/typed-amounts.ts'
import { RefundFields, type RefundTyped } from '../hire/RefundFields.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

type Props = { row: AdminHire; onChange: () => void }

/** What is asked back, and the way to decide on it; also unasked, of what was charged. */
export const RefundDecision = ({ row, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (!row.refund && row.refundable.length === 0) return null
  const title = row.refund ? messages.decideRefund : messages.giveBack
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && <Deciding row={row} title={title} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

const Deciding = ({ row, title, onChange, onClose }: Props & { title: string; onClose: () => void }) => {
  const { refund } = row
  const { form: element, ...form } = useForm<RefundTyped>({
    values: {
      milestone: refund?.milestone_id ?? row.refundable[0]?.id ?? '',
      amount_cents: centsAsTyped(refund?.amount_cents ?? row.refundable[0]?.left_cents),
      reason: '',
    },
    rules: ({ amount_cents, reason }) => ({
      ...(centsIn(amount_cents) === null ? { amount_cents: [say.refundAmount] } : {}),
      ...(reason.trim() === '' ? { reason: [say.reason] } : {}),
    }),
  })
  const save = useSave(form, async ({ milestone, amount_cents, reason }) => {
    const body = { milestone, amount_cents: centsIn(amount_cents) ?? 0, reason }
    const { message } = await call('PUT /api/admin/hires/{id}/refund', { params: { id: row.id }, body })
    onChange()
    onClose()
    return message
  })
  const choices = row.refundable.map(({ id, title: name, left_cents }) => ({
    id,
    title: name,
    leftCents: left_cents,
  }))
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        {refund && (
          <>
            <p>{messages.asksBack(money(refund.amount_cents), refund.milestone_title, refund.reason)}</p>
            <p>{refund.word ? messages.designerSays(refund.word) : messages.designerSilent}</p>
          </>
        )}
        <RefundFields
          form={form}
          choices={choices}
          why={messages.why}
          {...(refund ? { hint: messages.zeroRefuses } : {})}
        />
        <SaveButton isBusy={form.isBusy} label={title} busyLabel={messages.sending} />
      </form>
    </Dialog>
  )
}
