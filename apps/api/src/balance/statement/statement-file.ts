import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { addDays, endOfDay, shownMoment } from '@showroom/contract/shared/day'
import type { Queries } from '../../platform/db/db.ts'
import { amountCell, csvOf, mostExported } from '../../shared/csv.ts'
import type { Party } from '../party.store.ts'
import { presentEntry } from './present-statement.ts'
import { balanceAt, statementBetween, type StatementRow } from './statement.store.ts'

const say = balanceMessages.statement

/** The first moments of a month and of the next, by the marketplace's clock. */
export const monthSpan = (month: string): { from: Date; until: Date } => {
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return { from: endOfDay(addDays(first, -1)), until: endOfDay(addDays(next, -1)) }
}

/** In the order of the columns of a statement. */
export const entryCells = (row: StatementRow): string[] => {
  const entry = presentEntry(row)
  return [
    shownMoment(row.at),
    entry.label,
    entry.about,
    amountCell(entry.amount_cents),
    amountCell(entry.pending_after_cents),
    amountCell(entry.available_after_cents),
  ]
}

/** One month as a table that a spreadsheet opens, between what was there before it and after it. */
export const statementFile = async (db: Queries, party: Party | null, month: string) => {
  const { from, until } = monthSpan(month)
  const rows = party ? await statementBetween(db, party, { from, until, most: mostExported }) : []
  const edge = async (label: string, moment: Date) => {
    const sums = party ? await balanceAt(db, party, moment) : { pendingCents: 0, availableCents: 0 }
    return [
      shownMoment(moment),
      label,
      '',
      '',
      amountCell(sums.pendingCents),
      amountCell(sums.availableCents),
    ]
  }
  const text = csvOf([
    say.columns,
    await edge(say.opening, from),
    ...rows.map(entryCells),
    await edge(say.closing, until),
  ])
  return { file_name: `showroom-statement-${month}.csv`, media_type: 'text/csv', text }
}
