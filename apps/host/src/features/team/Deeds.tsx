import { roleNames } from '@showroom/contract/team/team.messages'
import type { SeatRow, TeamDeed } from '@showroom/contract/team/team'
import { teamDeedSorts } from '@showroom/contract/team/team.rules'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import type { Filter } from '../../kit/table/Filters.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { teamMessages as messages } from './messages.ts'

const columns: readonly ListColumn<TeamDeed>[] = [
  { key: 'what', title: messages.what, cell: ({ did }) => did },
  { key: 'about', title: messages.aboutWhat, cell: ({ about }) => about || '—' },
  { key: 'who', title: messages.who, cell: ({ who, role }) => `${who} (${roleNames[role]})` },
  {
    key: 'when',
    title: messages.when,
    short: messages.whenShort,
    sort: 'when',
    cell: ({ at }) => momentOf(at),
  },
]

const names = ['seat', 'from', 'to'] as const

const filtersFor = (seats: readonly SeatRow[]): readonly Filter[] => [
  {
    name: 'seat',
    label: messages.who,
    all: messages.everybody,
    options: seats
      .filter(({ state }) => state === 'joined')
      .map(({ id, name, email }) => ({ value: id, label: name || email })),
  },
  { name: 'from', label: messages.from, isDay: true },
  { name: 'to', label: messages.to, isDay: true },
]

/** Who of the team did what. */
export const Deeds = ({ seats }: { seats: readonly SeatRow[] }) => {
  const table = useTable({ sorts: teamDeedSorts, first: '-when', filters: names })
  const seat = table.filter('seat')
  const query = {
    ...table.query,
    ...(seat === '' ? {} : { seat }),
    from: table.filter('from'),
    to: table.filter('to'),
  }
  const read = useRead('GET /api/team/deeds', { query })
  return (
    <section id={deedsPlace} className="team-wide" aria-label={messages.deeds}>
      <h2>{messages.deeds}</h2>
      <p className="account-soft">{messages.deedsAbout}</p>
      <ListTable
        table={table}
        read={read}
        caption={messages.deeds}
        one={messages.oneDeed}
        many={messages.deedsOf}
        searchFor={messages.searchDeeds}
        filters={filtersFor(seats)}
        columns={columns}
        nothing={messages.noDeeds}
        collect={async () => (await call('GET /api/team/deeds/export', { query })).data}
        isOpened={false}
      />
    </section>
  )
}

/** Where the list stands in the page. */
export const deedsPlace = 'what-the-team-did'
