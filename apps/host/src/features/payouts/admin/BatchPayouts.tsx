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

type Props = { batch: PayoutBatch; onDone: () => void }

const columns: readonly Column<BatchPayout>[] = [
  { title: messages.paidTo, cell: (row) => row.legal_name },
  { title: messages.amount, isNumber: true, cell: (row) => dollars(row.amount_cents) },
  { title: messages.standing, cell: (row) => (row.trouble ? `${row.label}: ${row.trouble}` : row.label) },
]

/** The payouts of a batch, some at a time: the first of them came with it. */
export const BatchPayouts = ({ batch, onDone }: Props) => {
  const [page, setPage] = useState(1)
  const fits = batch.payouts.length === batch.payout_count
  if (fits) return <Payouts rows={batch.payouts} onDone={onDone} />
  return <PagedPayouts batch={batch} page={page} onPage={setPage} onDone={onDone} />
}

type PagedProps = Props & { page: number; onPage: (page: number) => void }

const PagedPayouts = ({ batch, page, onPage, onDone }: PagedProps) => {
  const read = useRead('GET /api/admin/payout_batch/{id}/payouts', {
    params: { id: batch.id },
    query: { page },
  })
  const done = () => {
    read.retry()
    onDone()
  }
  return (
    <>
      <p>{messages.payoutCount(batch.payout_count)}</p>
      <Loaded read={read} rows={batch.payouts.length}>
        {({ data, current_page, last_page }) => (
          <>
            <Payouts rows={data} onDone={done} />
            <Pagination
              of={messages.payoutsOf(batch.label)}
              page={current_page}
              lastPage={last_page}
              onPage={onPage}
            />
          </>
        )}
      </Loaded>
    </>
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
