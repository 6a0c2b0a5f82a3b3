import {
  inboxKinds,
  inboxOwners,
  inboxSorts,
  inboxStates,
  inboxStateLabels,
} from '@showroom/contract/inbox/choices'
import type { InboxRow } from '@showroom/contract/inbox/inbox'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { InboxDrawer } from './InboxDrawer.tsx'
import { InboxStateChip } from './InboxStateChip.tsx'
import { inboxMessages as messages } from './messages.ts'
import './Inbox.css'

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: inboxStates.map((value) => ({ value, label: inboxStateLabels[value] })),
  },
  {
    name: 'owner',
    label: messages.owner,
    all: messages.everybody,
    options: inboxOwners.map((value) => ({ value, label: messages.ownerOf(value) })),
  },
  { name: 'from', label: messages.from, isDay: true },
  { name: 'to', label: messages.to, isDay: true },
] as const

const columns: readonly ListColumn<InboxRow>[] = [
  { key: 'name', title: messages.name, sort: 'name', cell: ({ name }) => name },
  {
    key: 'about',
    title: messages.about,
    cell: ({ kind, about, words }) => (
      <span className="inbox-about">
        <span>{messages.aboutOf(kind, about)}</span>
        {words !== '' && <span className="inbox-words">{words}</span>}
      </span>
    ),
  },
  { key: 'email', title: messages.email, cell: ({ email }) => email },
  { key: 'phone', title: messages.phone, isExtra: true, cell: ({ phone }) => phone || '—' },
  { key: 'state', title: messages.state, cell: ({ state }) => <InboxStateChip state={state} /> },
  { key: 'owner', title: messages.owner, cell: ({ owner }) => owner ?? '—' },
  {
    key: 'received',
    title: messages.receivedPacific,
    short: messages.received,
    sort: 'received',
    cell: ({ received_at }) => momentOf(received_at),
  },
]

/** Words of the address that the call knows. */
const known = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
  words.find((each) => each === word)

/** What came in by the popup and by the contact form, newest first, until it is done. */
export const Inbox = () => {
  const table = useTable({
    sorts: inboxSorts,
    first: '-received',
    filters: ['state', 'owner', 'from', 'to'],
  })
  const kind = known(inboxKinds, table.filter('kind'))
  const state = known(inboxStates, table.filter('state'))
  const owner = known(inboxOwners, table.filter('owner'))
  const query = {
    ...table.query,
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
    ...(owner ? { owner } : {}),
    from: table.filter('from'),
    to: table.filter('to'),
  }
  const read = useRead('GET /api/admin/inbox', { query })
  return (
    <div className="inbox">
      <PressedTabs
        label={messages.whatCameIn}
        tabs={(['all', ...inboxKinds] as const).map((key) => ({ key, name: messages.tabOf(key) }))}
        pressed={kind ?? 'all'}
        onPress={(key) => table.choose('kind', key === 'all' ? '' : key)}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.one}
        many={messages.many}
        searchFor={messages.search}
        filters={filters}
        columns={columns}
        nothing={messages.nothing}
        collect={async () => (await call('GET /api/admin/inbox/export', { query })).data}
      />
      {table.open !== '' && (
        <InboxDrawer
          key={table.open}
          id={table.open}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </div>
  )
}
