import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { DesignerHire } from '@showroom/contract/designer/hire'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { centsAsTyped, centsIn } from '../../../kit/form/typed-amounts.ts'
import type { HireProps } from './HirePage.tsx'
import { RefundFields, type RefundTyped } from './RefundFields.tsx'
import { refundMessages as messages } from './refund.messages.ts'

const askableIn = ({ milestones }: DesignerHire) =>
  milestones.flatMap(({ id, title, askable_cents: leftCents }) =>
    leftCents > 0 ? [{ id, title, leftCents }] : [],
  )

/** A client asks for a charged milestone back, whole or in part. */
export const RefundAsk = ({ hire, onChange, onStale, onClose }: HireProps & { onClose: () => void }) => {
  const choices = askableIn(hire)
  const [first] = choices
  const { form: element, ...form } = useForm<RefundTyped>({
    values: { milestone: first?.id ?? '', amount_cents: centsAsTyped(first?.leftCents), reason: '' },
    rules: ({ amount_cents, reason }) => ({
      ...(centsIn(amount_cents) ? {} : { amount_cents: [say.refundAmount] }),
      ...(reason.trim() === '' ? { reason: [say.reason] } : {}),
    }),
  })
  const save = useSave(
    form,
    async ({ milestone, amount_cents, reason }) => {
      const { data, message } = await call('POST /api/designer_hire/{id}/refund', {
        params: { id: hire.id },
        body: { milestone, amount_cents: centsIn(amount_cents) ?? 0, reason },
      })
      onChange(data)
      onClose()
      return message
    },
    onStale,
  )
  return (
    <Dialog title={messages.ask} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <RefundFields form={form} choices={choices} why={messages.why} />
        <SaveButton isBusy={form.isBusy} label={messages.ask} busyLabel={messages.sending} />
      </form>
    </Dialog>
  )
}
