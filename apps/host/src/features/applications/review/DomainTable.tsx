import type { AdminDomain } from '@showroom/contract/showroom/admin-domain'
import {
  type DomainState,
  domainSorts,
  domainStateNames,
  domainStates,
} from '@showroom/contract/showroom/domain.rules'
import { StatusChip, type StatusTone } from '../../../kit/StatusChip.tsx'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { momentOf } from '../../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { domainMessages as messages } from './domain.messages.ts'

const tones: Record<DomainState, StatusTone> = {
  waiting: 'asking',
  verified: 'done',
  doubted: 'moving',
  lapsed: 'bad',
}

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: domainStates.map((value) => ({ value, label: domainStateNames[value] })),
  },
] as const

const columns = (onLooked: () => void): readonly ListColumn<AdminDomain>[] => [
  { key: 'website', title: messages.website, sort: 'website', cell: ({ id }) => id },
  { key: 'company', title: messages.company, cell: ({ company_name }) => company_name },
  { key: 'id', title: messages.showroomId, isExtra: true, cell: ({ showroom_id }) => showroom_id },
  {
    key: 'state',
    title: messages.state,
    cell: ({ state, failure }) => (
      <>
        <StatusChip tone={tones[state]}>{domainStateNames[state]}</StatusChip>
        {failure !== null && <span className="applications-soft">{failure}</span>}
      </>
    ),
  },
  { key: 'added', title: messages.added, sort: 'added', cell: ({ added_at }) => momentOf(added_at) },
  {
    key: 'checked',
    title: messages.checked,
    cell: ({ checked_at }) => (checked_at === null ? messages.never : momentOf(checked_at)),
  },
  { key: 'look', title: messages.proof, cell: (domain) => <Look domain={domain} onLooked={onLooked} /> },
]

/** Websites that may show a showroom; they prove themselves, and an Admin may have it looked at now. */
export const DomainTable = () => {
  const table = useTable({ sorts: domainSorts, first: '-added', filters: ['state'] })
  const state = domainStates.find((each) => each === table.filter('state'))
  const read = useRead('GET /api/admin/domains', { query: { ...table.query, ...(state ? { state } : {}) } })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.caption}
      one={messages.one}
      many={messages.many}
      searchFor={messages.search}
      filters={filters}
      columns={columns(read.retry)}
      nothing={messages.nothing}
      isOpened={false}
    />
  )
}

const Look = ({ domain: { id, showroom_id }, onLooked }: { domain: AdminDomain; onLooked: () => void }) => {
  const { run, isBusy } = useSubmit(async () => {
    const { data, message } = await call('POST /api/admin/domains/verify', {
      body: { showroom: showroom_id, website: id },
    })
    if (data.is_proven) toast.success(messages.proven(id))
    else toast.error(message ?? messages.notProven(id))
    onLooked()
  })
  return (
    <button
      type="button"
      className="form-link"
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {isBusy ? messages.looking : messages.lookNow}
      <span className="visually-hidden"> {id}</span>
    </button>
  )
}
