import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { addDays, shownDay, shownMoment } from '@showroom/contract/shared/day'
import { pageOf } from '../../account/letters.ts'
import type { Queries } from '../../platform/db/db.ts'
import { mostExported } from '../../shared/csv.ts'
import type { TablePaper } from '../../shared/paper/table-paper.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import { showroomProfileOf } from '../../showroom/showroom.store.ts'
import type { Party } from '../party.store.ts'
import { nameOfParty } from '../party.store.ts'
import { presentEntry } from './present-statement.ts'
import { monthSpan } from './statement-file.ts'
import { balanceAt, statementBetween } from './statement.store.ts'

const say = balanceMessages.paper

type Told = { party: Party | null; month: string; now: Date; publicUrl: string }

/** One month of a Pro's or a vendor's balance on paper: the same entries as the table, sums by type, what it begins and ends with. */
export const statementPaper = async (
  db: Queries,
  { party, month, now, publicUrl }: Told,
): Promise<TablePaper> => {
  const { from, until } = monthSpan(month)
  const rows = party ? await statementBetween(db, party, { from, until, most: mostExported }) : []
  const sumsAt = async (moment: Date) =>
    party ? balanceAt(db, party, moment) : { pendingCents: 0, availableCents: 0 }
  const [opening, closing] = [await sumsAt(from), await sumsAt(until)]
  const company = party ? await nameOfParty(db, party) : say.nobody
  const isPro = party?.account === 'contractor'
  const profile = isPro ? await showroomProfileOf(db, party.partyId) : null
  return {
    title: say.title,
    kind: say.of(isPro ? say.commission : say.sales, shownDay(`${month}-01`), shownDay(lastDayOf(month))),
    what: say.entry,
    company,
    logo: profile?.profile.business_logo ?? null,
    facts: say.standing(shownMoney(closing.pendingCents), shownMoney(closing.availableCents)),
    link: pageOf({ publicUrl }, '/account/balance'),
    generated: say.generated(`${month}-S1`, shownMoment(now)),
    parties: [
      { label: say.opening, lines: sumLines(opening) },
      { label: say.closing, lines: sumLines(closing) },
    ],
    columns: [say.amount, say.pending, say.available],
    sections: rows.length === 0 ? [] : [{ heading: say.entries, rows: rows.map(rowOf) }],
    totals: totalsOf(rows.map((row) => presentEntry(row))),
    notes: rows.length === 0 ? [say.nothing] : [say.note],
  }
}

const lastDayOf = (month: string): string => {
  const next = `${addDays(`${month}-01`, 31).slice(0, 7)}-01`
  return addDays(next, -1)
}

type Edge = { pendingCents: number; availableCents: number }

const sumLines = ({ pendingCents, availableCents }: Edge): string[] => [
  say.pendingSum(shownMoney(pendingCents)),
  say.availableSum(shownMoney(availableCents)),
]

const rowOf = (row: Parameters<typeof presentEntry>[0]) => {
  const entry = presentEntry(row)
  return {
    title: entry.label,
    facts: [shownMoment(row.at), entry.about].filter(Boolean).join(' · '),
    cells: [entry.amount_cents, entry.pending_after_cents, entry.available_after_cents].map(shownMoney),
  }
}

/** By type, in the order in which they first come; a release only moves what was there. */
const totalsOf = (entries: readonly ReturnType<typeof presentEntry>[]): TablePaper['totals'] => {
  const sums = new Map<string, number>()
  for (const { kind, label, amount_cents } of entries)
    if (kind !== 'release') sums.set(label, (sums.get(label) ?? 0) + amount_cents)
  if (sums.size === 0) return []
  const whole = [...sums.values()].reduce((sum, cents) => sum + cents, 0)
  return [...sums, [say.change, whole] as const].map(([label, cents]) => ({
    label,
    value: shownMoney(cents),
  }))
}
