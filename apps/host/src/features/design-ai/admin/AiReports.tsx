import type { AiReportRow } from '@showroom/contract/design-ai/ai-admin'
import { aiReportSorts, aiReportStates } from '@showroom/contract/design-ai/ai-choices'
import { useRead } from '../../../data/useRead.ts'
import { momentOf } from '../../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { reasonWords } from '../choice.messages.ts'
import { aiAdminMessages as messages } from './messages.ts'
import { ReportDrawer } from './ReportDrawer.tsx'

const filters = [
  {
    name: 'state',
    label: messages.state,
    all: messages.everyState,
    options: aiReportStates.map((value) => ({ value, label: messages.reportState(value) })),
  },
] as const

const columns: readonly ListColumn<AiReportRow>[] = [
  { key: 'reason', title: messages.reason, cell: ({ reason }) => reasonWords[reason] },
  { key: 'note', title: messages.note, cell: ({ note }) => note || '—' },
  {
    key: 'by',
    title: messages.by,
    cell: ({ account_name, is_blocked }) => (
      <>
        {account_name} {is_blocked && <small>{messages.blockedMark}</small>}
      </>
    ),
  },
  { key: 'upheld', title: messages.upheld, isNumber: true, cell: ({ upheld }) => upheld },
  {
    key: 'at',
    title: messages.at,
    short: messages.atShort,
    sort: 'reported',
    cell: ({ reported_at }) => momentOf(reported_at),
  },
  { key: 'state', title: messages.state, cell: ({ state }) => messages.reportState(state) },
]

/** What people reported of their pictures, the newest first. */
export const AiReports = () => {
  const table = useTable({ sorts: aiReportSorts, first: '-reported', filters: ['state'] })
  const state = aiReportStates.find((each) => each === table.filter('state'))
  const read = useRead('GET /api/admin/ai_reports', { query: { ...table.query, ...(state && { state }) } })
  const opened = read.last?.data.find(({ id }) => id === table.open)
  return (
    <>
      <ListTable
        table={table}
        read={read}
        caption={messages.reportsCaption}
        one={messages.report}
        many={messages.reports}
        searchFor={messages.searchReports}
        filters={filters}
        columns={columns}
        nothing={messages.noReports}
      />
      {opened && (
        <ReportDrawer
          key={opened.id}
          report={opened}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </>
  )
}
