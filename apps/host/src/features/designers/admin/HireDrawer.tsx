import type { AdminHireSheet } from '@showroom/contract/designer/admin-designer'
import { hireStateTones, hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { History } from '../../applications/review/History.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RefundDecision } from './RefundDecision.tsx'
import { adminDesignerMessages as messages } from './messages.ts'
import '../../applications/review/Applications.css'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** One hire: who, how far, where its money is, and each step of it. */
export const HireDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/admin/hires/{id}', { params: { id } })
  const again = () => {
    read.retry()
    onChanged()
  }
  return (
    <Dialog title={read.last?.data.project_name || messages.nameless} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={6}>
        {({ data: hire }) => (
          <div className="admin-designers-sheet">
            <p>
              <StatusChip tone={hireStateTones[hire.state]}>{hireStateWords[hire.state]}</StatusChip>
            </p>
            <Facts of={hire} />
            <div className="admin-designers-buttons">
              <RefundDecision row={hire} onChange={again} />
              <Cancel of={hire} onChange={again} />
            </div>
            {hire.history.length > 0 && <History history={hire.history} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const Facts = ({ of }: { of: AdminHireSheet }) => (
  <FactList>
    <Fact name={messages.client}>
      <a href={`mailto:${of.client_email}`}>{of.client_name}</a>
    </Fact>
    <Fact name={messages.designer}>{of.designer_name}</Fact>
    <Fact name={messages.price}>{of.price_cents === null ? messages.byQuote : dollars(of.price_cents)}</Fact>
    <Fact name={messages.held}>{dollars(of.held_cents)}</Fact>
    <Fact name={messages.paid}>{dollars(of.paid_cents)}</Fact>
    {of.refunded_cents > 0 && <Fact name={messages.back}>{dollars(of.refunded_cents)}</Fact>}
    {of.refund !== null && (
      <Fact name={messages.refund}>{messages.asksFor(dollars(of.refund.amount_cents))}</Fact>
    )}
    {of.word !== '' && <Fact name={messages.lastWord}>{of.word}</Fact>}
    <Fact name={messages.asked}>{momentOf(of.asked_at)}</Fact>
    <Fact name={messages.changed}>{momentOf(of.changed_at)}</Fact>
  </FactList>
)

const Cancel = ({ of, onChange }: { of: AdminHireSheet; onChange: () => void }) => {
  const [isAsked, setAsked] = useState(false)
  if (!of.can_cancel) return null
  const cancel = async (reason: string) => {
    const body = { action: 'cancel' as const, reason }
    const { message } = await call('PUT /api/admin/hires/{id}', { params: { id: of.id }, body })
    onChange()
    return message
  }
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setAsked(true)}>
        {messages.cancel}
      </button>
      {isAsked && (
        <ReasonDialog
          title={messages.cancel}
          label={messages.why}
          onSend={cancel}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
