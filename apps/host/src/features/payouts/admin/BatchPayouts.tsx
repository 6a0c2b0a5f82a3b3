import type { BatchPayout, PayoutBatch } from '@showroom/contract/payout/payout'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { type Column, RowTable } from '../../../kit/RowTable.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { payoutPageMessages as messages } from '../messages.ts'
import { PayoutStateChip } from '../PayoutStateChip.tsx'

type Props = { batch: PayoutBatch; onDone: () => void }

const columns: readonly Column<BatchPayout>[] = [
  { title: messages.paidTo, cell: (row) => row.legal_name },
  { title: messages.amount, isNumber: true, cell: (row) => dollars(row.amount_cents) },
  {
    title: messages.standing,
    cell: ({ state, label, trouble }) => <PayoutStateChip state={state} label={label} reason={trouble} />,
  },
]

/** The payouts of a batch, some at a time: the first page came with it, and is full where there are others. */
export const BatchPayouts = ({ batch, onDone }: Props) => {
  const { payouts, payout_count: count, label } = batch
  const lastPage = Math.ceil(count / Math.max(1, payouts.length))
  const [wanted, setWanted] = useState(1)
  const page = Math.min(wanted, lastPage)
  if (lastPage <= 1) return <Payouts rows={payouts} onDone={onDone} />
  return (
    <>
      <p>{messages.payoutCount(count)}</p>
      {page === 1 ? (
        <Payouts rows={payouts} onDone={onDone} />
      ) : (
        <LaterPayouts batch={batch} page={page} onDone={onDone} />
      )}
      <Pagination of={messages.payoutsOf(label)} page={page} lastPage={lastPage} onPage={setWanted} />
    </>
  )
}

const LaterPayouts = ({ batch, page, onDone }: Props & { page: number }) => {
  const read = useRead('GET /api/admin/payout_batch/{id}/payouts', {
    params: { id: batch.id },
    query: { page },
  })
  const done = () => {
    read.retry()
    onDone()
  }
  return (
    <Loaded read={read} rows={batch.payouts.length}>
      {({ data }) => <Payouts rows={data} onDone={done} />}
    </Loaded>
  )
}

const Payouts = ({ rows, onDone }: { rows: readonly BatchPayout[]; onDone: () => void }) => {
  const { run } = useSubmit(async (id: string) => {
    const { message } = await call('DELETE /api/admin/payout/{id}', { params: { id } })
    if (message) toast.success(message)
    onDone()
  })
  const removing: Column<BatchPayout> = {
    title: messages.remove,
    cell: (row) => (
      <button
        type="button"
        className="form-link"
        aria-label={messages.removeOf(row.legal_name)}
        onClick={() => void run(row.id)}
      >
        {messages.remove}
      </button>
    ),
  }
  const canRemove = rows.some(({ state }) => state === 'draft')
  return (
    <RowTable
      caption={messages.batches}
      rows={rows}
      nothing={messages.none}
      columns={canRemove ? [...columns, removing] : columns}
    />
  )
}
