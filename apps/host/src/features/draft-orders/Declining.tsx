import { longestDeclineReason } from '@showroom/contract/draft-order/draft-order.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { draftOrderLinkMessages as messages } from './link.messages.ts'

type Props = { token: string; onDeclined: () => void }

/** Asked once more, and why; nobody has to say. */
export const Declining = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {messages.decline}
      </button>
      {isOpen && (
        <Dialog title={messages.declineIt} onClose={() => setOpen(false)}>
          <DeclineForm {...props} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

const DeclineForm = ({ token, onDeclined, onClose }: Props & { onClose: () => void }) => {
  const { form: element, ...form } = useForm({ values: { reason: '' } })
  const save = useSave(form, async ({ reason }) => {
    const { message } = await call('POST /api/draft_order/decline', { body: { token, reason } })
    onClose()
    onDeclined()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <AreaField
        name="reason"
        label={messages.reason}
        value={form.values.reason}
        onChange={(reason) => form.change({ reason })}
        error={form.errorOf('reason')}
        maxLength={longestDeclineReason}
        required={false}
      />
      <div className="account-actions">
        <button type="submit" className="button danger" aria-disabled={form.isBusy || undefined}>
          {messages.declineIt}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {messages.keep}
        </button>
      </div>
    </form>
  )
}
