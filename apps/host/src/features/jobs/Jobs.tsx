import type { JobRow } from '@showroom/contract/job/job'
import { jobSorts, jobStates } from '@showroom/contract/job/job-states'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { momentOf } from '../../kit/moments.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useAddress } from '../../kit/useAddress.ts'
import { jobsMessages as messages } from './messages.ts'
import './Jobs.css'

const columns: readonly ListColumn<JobRow>[] = [
  { key: 'kind', title: messages.kind, cell: ({ kind }) => kind },
  { key: 'cause', title: messages.cause, cell: ({ cause }) => cause },
  { key: 'tries', title: messages.tries, isNumber: true, cell: ({ attempts }) => attempts },
  {
    key: 'written',
    title: messages.written,
    short: messages.writtenShort,
    sort: 'created',
    cell: ({ created_at }) => momentOf(created_at),
  },
  {
    key: 'due',
    title: messages.due,
    short: messages.dueShort,
    sort: 'due',
    cell: ({ due_at }) => momentOf(due_at),
  },
  { key: 'error', title: messages.error, cell: ({ last_error }) => last_error ?? '—' },
]

/** What goes on behind the requests; what was given up begins anew or is dropped. */
export const Jobs = () => {
  const table = useTable({ sorts: jobSorts, first: '-created' })
  const { of, show } = useAddress<'state' | 'page'>()
  const state = jobStates.find((each) => each === of('state')) ?? 'failed'
  const read = useRead('GET /api/admin/jobs', { query: { ...table.query, state } })
  const acting: ListColumn<JobRow> = {
    key: 'act',
    title: messages.act,
    cell: (job) => <Acts job={job} onDone={read.retry} />,
  }
  return (
    <div className="jobs">
      <PressedTabs
        label={messages.whichJobs}
        tabs={jobStates.map((key) => ({ key, name: messages.stateOf(key) }))}
        pressed={state}
        onPress={(key) => show({ state: key === 'failed' ? null : key, page: null })}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.job}
        many={messages.jobs}
        searchFor={messages.search}
        columns={state === 'failed' ? [...columns, acting] : columns}
        nothing={state === 'failed' ? messages.nothingFailed : messages.nothingOpen}
        isOpened={false}
      />
    </div>
  )
}

type ActsProps = { job: JobRow; onDone: () => void }

const Acts = ({ job: { id, cause }, onDone }: ActsProps) => {
  const { run, isBusy } = useSubmit(async (send: () => Promise<{ message?: string | undefined }>) => {
    const { message } = await send()
    if (message) toast.success(message)
    onDone()
  })
  const params = { id }
  return (
    <div className="jobs-acts">
      <button
        type="button"
        className="form-link"
        aria-label={messages.retryOf(cause)}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(() => call('POST /api/admin/jobs/{id}/retry', { params }))}
      >
        {messages.retry}
      </button>
      <button
        type="button"
        className="form-link"
        aria-label={messages.dropOf(cause)}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(() => call('DELETE /api/admin/jobs/{id}', { params }))}
      >
        {messages.drop}
      </button>
    </div>
  )
}
