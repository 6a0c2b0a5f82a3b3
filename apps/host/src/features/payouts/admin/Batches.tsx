import type { PayoutBatch } from '@showroom/contract/payout/payout'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { dayOf } from '../../../kit/moments.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { useAddress } from '../../../kit/useAddress.ts'
import { payoutPageMessages as messages } from '../messages.ts'
import { BatchPayouts } from './BatchPayouts.tsx'
import { FreshCode } from '../../../session/FreshCode.tsx'
import '../Payouts.css'

/** /account/payout-batches: what leaves, once two Admins have seen it. */
export const Batches = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/admin/payout_batch', { query: { page } })
  const { run, isBusy } = useSubmit(async () => {
    await call('POST /api/admin/payout_batch', {})
    read.retry()
  })
  return (
    <div className="payout-panel">
      <FreshCode />
      <div className="account-actions">
        <button
          type="button"
          className="button quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {messages.gather}
        </button>
      </div>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            {data.length === 0 && <p className="row-table-nothing">{messages.noBatches}</p>}
            {data.map((batch) => (
              <Batch key={batch.id} batch={batch} onDone={read.retry} />
            ))}
            <Pagination
              of={messages.batches}
              page={current_page}
              lastPage={last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

type Props = { batch: PayoutBatch; onDone: () => void }

const actions = [
  ['propose', messages.propose],
  ['approve', messages.approve],
  ['cancel', messages.cancelBatch],
] as const

const Batch = ({ batch, onDone }: Props) => {
  const { run, isBusy } = useSubmit(async (action: 'propose' | 'approve' | 'cancel') => {
    const body = { action }
    const { message } = await call('PUT /api/admin/payout_batch/{id}', { params: { id: batch.id }, body })
    if (message) toast.success(message)
    onDone()
  })
  const title = messages.batchOf(dayOf(batch.created_at))
  return (
    <section className="payout-batch" aria-label={title}>
      <h2>{`${title}: ${batch.label}`}</h2>
      <p>
        {`${messages.total} ${dollars(batch.total_cents)}. `}
        {batch.proposed_by && `${messages.proposedBy(batch.proposed_by)} `}
        {batch.approved_by && messages.approvedBy(batch.approved_by)}
      </p>
      <BatchPayouts batch={batch} onDone={onDone} />
      <div className="account-actions">
        {actions
          .filter(([action]) => batch.can[action])
          .map(([action, label]) => (
            <button
              key={action}
              type="button"
              className={action === 'cancel' ? 'button quiet' : 'button'}
              aria-disabled={isBusy || undefined}
              onClick={() => void run(action)}
            >
              {label}
            </button>
          ))}
      </div>
    </section>
  )
}
