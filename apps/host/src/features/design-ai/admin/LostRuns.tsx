import type { AiLostRun } from '@showroom/contract/design-ai/ai-admin'
import { aiLostStates, aiRunSorts } from '@showroom/contract/design-ai/ai-choices'
import { useRead } from '../../../data/useRead.ts'
import { momentOf } from '../../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { roomWords, styleWords } from '../choice.messages.ts'
import { aiAdminMessages as messages } from './messages.ts'

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: aiLostStates.map((value) => ({ value, label: messages.lostState(value) })),
  },
] as const

const whatOf = ({ room, styles, with_photo }: AiLostRun): string =>
  [
    roomWords[room],
    ...styles.map((style) => styleWords[style]),
    ...(with_photo ? [messages.withPhoto] : []),
  ].join(', ')

const columns: readonly ListColumn<AiLostRun>[] = [
  { key: 'what', title: messages.what, cell: whatOf },
  { key: 'state', title: messages.state, cell: ({ state }) => messages.lostState(state) },
  { key: 'why', title: messages.why, cell: ({ sentence }) => sentence },
  { key: 'code', title: messages.code, cell: ({ code }) => code || '—' },
  { key: 'engine', title: messages.engine, cell: ({ engine }) => engine },
  { key: 'by', title: messages.by, cell: ({ account_name }) => account_name },
  {
    key: 'asked',
    title: messages.askedAt,
    short: messages.askedAtShort,
    sort: 'asked',
    cell: ({ asked_at }) => momentOf(asked_at),
  },
]

/** What came to nothing, so that somebody sees when an engine is ill. */
export const LostRuns = () => {
  const table = useTable({ sorts: aiRunSorts, first: '-asked', filters: ['state'] })
  const state = aiLostStates.find((each) => each === table.filter('state'))
  const read = useRead('GET /api/admin/ai_runs', { query: { ...table.query, ...(state && { state }) } })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.runsCaption}
      one={messages.run}
      many={messages.runs}
      searchFor={messages.searchRuns}
      filters={filters}
      columns={columns}
      nothing={messages.noRuns}
      isOpened={false}
    />
  )
}
