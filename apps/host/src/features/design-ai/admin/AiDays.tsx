import type { AiDay } from '@showroom/contract/design-ai/ai-admin'
import { aiDaySorts } from '@showroom/contract/design-ai/ai-choices'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { aiAdminMessages as messages } from './messages.ts'

const number = (key: string, title: string, cell: (day: AiDay) => number | string): ListColumn<AiDay> => ({
  key,
  title,
  isNumber: true,
  cell: (day) => cell(day).toLocaleString('en-US'),
})

const columns: readonly ListColumn<AiDay>[] = [
  { key: 'day', title: messages.day, sort: 'day', cell: ({ id }) => shownDay(id) },
  number('asked', messages.asked, ({ asked }) => asked),
  number('done', messages.done, ({ done }) => done),
  number('failed', messages.failed, ({ failed }) => failed),
  number('blocked', messages.blocked, ({ blocked }) => blocked),
  number('cancelled', messages.cancelled, ({ cancelled }) => cancelled),
  number('spent', messages.spent, ({ credits_spent }) => credits_spent),
  number('given', messages.given, ({ credits_given }) => credits_given),
  number('bought', messages.bought, ({ credits_bought }) => credits_bought),
  number('paid', messages.paid, ({ bought_cents }) => money(bought_cents)),
  number('refunded', messages.refunded, ({ refunded_cents }) => money(refunded_cents)),
]

const filters = [
  { name: 'from', label: messages.from, isDay: true },
  { name: 'to', label: messages.to, isDay: true },
] as const

/** What AI Design makes, spends and earns, the latest day first. */
export const AiDays = () => {
  const table = useTable({ sorts: aiDaySorts, first: '-day', filters: filters.map(({ name }) => name) })
  const { page, sort } = table.query
  const query = { page, sort, from: table.filter('from'), to: table.filter('to') }
  const read = useRead('GET /api/admin/ai_days', { query })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.daysCaption}
      one={messages.oneDay}
      many={messages.days}
      filters={filters}
      columns={columns}
      nothing={messages.noDays}
      collect={async () => (await call('GET /api/admin/ai_days/export', { query })).data}
      isOpened={false}
    />
  )
}
