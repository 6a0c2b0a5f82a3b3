import type { AiDay } from '@showroom/contract/design-ai/ai-admin'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { type Column, RowTable } from '../../../kit/RowTable.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { aiAdminMessages as messages } from './messages.ts'

const number = (title: string, cell: (day: AiDay) => number | string): Column<AiDay> => ({
  title,
  isNumber: true,
  cell,
})

const columns: readonly Column<AiDay>[] = [
  { title: messages.day, cell: ({ id }) => shownDay(id) },
  number(messages.asked, ({ asked }) => asked),
  number(messages.done, ({ done }) => done),
  number(messages.failed, ({ failed }) => failed),
  number(messages.blocked, ({ blocked }) => blocked),
  number(messages.cancelled, ({ cancelled }) => cancelled),
  number(messages.spent, ({ credits_spent }) => credits_spent),
  number(messages.given, ({ credits_given }) => credits_given),
  number(messages.bought, ({ credits_bought }) => credits_bought),
  number(messages.paid, ({ bought_cents }) => money(bought_cents)),
  number(messages.refunded, ({ refunded_cents }) => money(refunded_cents)),
]

/** What AI Design makes, spends and earns, the latest day first. */
export const AiDays = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/admin/ai_days', { query: { page } })
  return (
    <Loaded read={read} rows={5}>
      {({ data, current_page, last_page }) => (
        <>
          <RowTable caption={messages.daysCaption} rows={data} columns={columns} nothing={messages.noDays} />
          <Pagination
            of={messages.days}
            page={current_page}
            lastPage={last_page}
            onPage={(next) => show({ page: next === 1 ? null : String(next) })}
          />
        </>
      )}
    </Loaded>
  )
}
