import type { AiDay } from '@showroom/contract/design-ai/ai-admin'
import { designAiMessages } from '@showroom/contract/design-ai/design-ai.messages'
import { shownDay } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { amountCell, csvFile, mostExported } from '../../shared/csv.ts'
import { tableReply } from '../../shared/table.ts'
import { aiDays, countAiDays } from './ai-days.store.ts'

type Query = ParsedRequestFor<'GET /api/admin/ai_days'>['query']

const soughtIn = ({ from, to, sort = '-day' }: Query) => ({ from, to, sort })

/** What AI Design made, spent and sold, by day. */
export const listDays = async (db: Queries, query: Query) =>
  tableReply({
    path: '/api/admin/ai_days',
    query,
    total: await countAiDays(db, query),
    read: (span) => aiDays(db, soughtIn(query), span),
  })

/** All that the filters show, as a table that a spreadsheet opens. */
export const daysFile = async (db: Queries, query: Query, now: Date) => {
  const rows = await aiDays(db, soughtIn(query), { skip: 0, most: mostExported })
  return csvFile('ai-days', now, [designAiMessages.daysFile, ...rows.map(cellsOf)])
}

const cellsOf = (day: AiDay): string[] => [
  shownDay(day.id),
  ...[day.asked, day.done, day.failed, day.blocked, day.cancelled].map(String),
  ...[day.credits_spent, day.credits_given, day.credits_bought].map(String),
  ...[day.bought_cents, day.refunded_cents].map(amountCell),
]
