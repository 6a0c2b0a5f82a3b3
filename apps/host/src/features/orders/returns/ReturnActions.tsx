import type { SoldReturn } from '@showroom/contract/order/return'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { InspectDialog } from './InspectDialog.tsx'
import { returnMessages as messages } from './messages.ts'
import { SentenceDialog } from './SentenceDialog.tsx'

type Props = { of: SoldReturn; onDone: () => void }

/** What a vendor can do with it now, and an Admin in their place. */
export const ReturnActions = ({ of, onDone }: Props) => {
  const [open, setOpen] = useState<'reject' | 'inspect' | 'replace' | null>(null)
  const params = { id: of.id }
  const told = async (done: Promise<{ message?: string | undefined }>) => {
    const { message } = await done
    if (message) toast.success(message)
    setOpen(null)
    onDone()
  }
  const approve = useSubmit((outcome: 'refund' | 'replace') =>
    told(call('POST /api/return/{id}/answer', { params, body: { answer: 'approve', outcome } })),
  )
  const refund = useSubmit(() => told(call('POST /api/return/{id}/refund', { params })))
  const reject = (reason: string) =>
    told(call('POST /api/return/{id}/answer', { params, body: { answer: 'reject', reason } }))
  const replace = (tracking: string) =>
    told(call('POST /api/return/{id}/replace', { params, body: { tracking } }))
  const button = (label: string, isBusy: boolean, onPress: () => void) => (
    <button type="button" className="form-link" aria-disabled={isBusy || undefined} onClick={onPress}>
      {label}
    </button>
  )
  return (
    <>
      {of.can.includes('answer') &&
        of.kind === 'return' &&
        button(messages.approve, approve.isBusy, () => void approve.run('refund'))}
      {of.can.includes('answer') &&
        of.kind === 'claim' &&
        button(messages.approveRefund, approve.isBusy, () => void approve.run('refund'))}
      {of.can.includes('answer') &&
        of.kind === 'claim' &&
        button(messages.approveReplace, approve.isBusy, () => void approve.run('replace'))}
      {of.can.includes('answer') && button(messages.reject, false, () => setOpen('reject'))}
      {of.can.includes('receive') && button(messages.inspect, false, () => setOpen('inspect'))}
      {of.can.includes('refund') && button(messages.giveBack, refund.isBusy, () => void refund.run())}
      {of.can.includes('replace') && button(messages.sentAnew, false, () => setOpen('replace'))}
      {open === 'reject' && (
        <SentenceDialog
          title={messages.rejectThis}
          label={messages.rejectReason}
          hint={messages.rejectHint}
          name="reason"
          onSend={reject}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'replace' && (
        <SentenceDialog
          title={messages.sendAnewTitle}
          label={messages.trackingNeeded}
          name="tracking"
          onSend={replace}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'inspect' && <InspectDialog of={of} onDone={told} onClose={() => setOpen(null)} />}
    </>
  )
}
