import type {
  CommissionReport,
  CommissionRow,
  CommissionSums,
} from '@showroom/contract/commission/commission'
import type { CommissionQuery } from '@showroom/contract/commission/commission.endpoints'
import { commissionMessages } from '@showroom/contract/commission/commission.messages'
import { shownDay, shownMoment } from '@showroom/contract/shared/day'
import { pageOf } from '../account/letters.ts'
import type { Queries } from '../platform/db/db.ts'
import type { PaperRow, TablePaper } from '../shared/paper/table-paper.ts'
import { shownMoney } from '../shared/shown-money.ts'
import { showroomProfileOf } from '../showroom/showroom.store.ts'
import { wholeCommission } from './report-commission.ts'

const { paper: say, ...words } = commissionMessages

/** Nobody reads more of them on paper, and writing them holds up nobody else. */
const mostRows = 1_000

type Place = { showroomId: number; now: Date; publicUrl: string }
type Told = { paper: TablePaper; fileName: string }

/** A Pro’s report as a bookkeeper is handed it: rows and totals of the page, with how they meet the balance. */
export const commissionPaper = async (
  db: Queries,
  { publicUrl, ...place }: Place,
  query: CommissionQuery,
): Promise<Told> => {
  const report = await wholeCommission(db, place, query)
  const shown = (await showroomProfileOf(db, place.showroomId))?.profile
  const { by, from, to } = report
  const paper = {
    title: say.title,
    kind: say.kind(words.by[by].toLowerCase(), shownDay(from), shownDay(to)),
    what: words.by[by],
    company: shown?.company_name ?? '',
    logo: shown?.business_logo ?? null,
    facts: report.is_reconciled ? say.agrees : say.differs,
    link: pageOf({ publicUrl }, '/account/reports'),
    generated: say.generated(`${from} – ${to}`, shownMoment(place.now)),
    parties: [
      { label: say.funnel, lines: funnelLines(report) },
      { label: say.balance, lines: balanceLines(report) },
    ],
    columns: [words.gross, words.coupons, words.profit, words.returned, words.net],
    ...tableOf(report),
  }
  return { paper, fileName: say.fileName(by, from, to) }
}

type Report = Omit<CommissionReport, 'current_page' | 'last_page'>

const funnelLines = ({ funnel: { visits, carts, orders } }: Report): string[] => [
  say.visits(visits),
  say.carts(carts),
  say.orders(orders),
]

/** What else there was, only where there was any. */
const balanceLines = ({ totals, elsewhere, balance_change_cents: change }: Report): string[] => [
  say.lines(shownMoney(totals.net_cents)),
  ...(elsewhere.design_cents ? [say.design(shownMoney(elsewhere.design_cents))] : []),
  ...(elsewhere.adjustment_cents ? [say.adjustments(shownMoney(elsewhere.adjustment_cents))] : []),
  ...(elsewhere.payout_cents ? [say.payouts(shownMoney(elsewhere.payout_cents))] : []),
  say.change(shownMoney(change)),
]

const tableOf = ({ rows, totals }: Report): Pick<TablePaper, 'sections' | 'totals' | 'notes'> => {
  if (totals.gross_cents === 0 && totals.returned_cents === 0)
    return { sections: [], totals: [], notes: [say.nothing] }
  const cut = rows.length > mostRows ? [say.cut(mostRows, rows.length)] : []
  return {
    sections: [{ heading: say.rows, rows: rows.slice(0, mostRows).map(rowOf) }],
    totals: totalsOf(totals),
    notes: [...cut, say.note],
  }
}

const rowOf = ({ name, ...sums }: CommissionRow): PaperRow => ({
  title: name,
  facts: '',
  cells: amountsOf(sums).map(shownMoney),
})

/** In the order of the columns; what is taken away is written with a minus, and nothing without one. */
const amountsOf = (sums: CommissionSums): number[] => [
  sums.gross_cents,
  0 - sums.coupon_cents,
  sums.profit_cents,
  0 - sums.returned_cents,
  sums.net_cents,
]

const totalsOf = (totals: CommissionSums): TablePaper['totals'] => {
  const labels = [words.gross, words.coupons, words.profit, words.returned, words.net]
  return amountsOf(totals).map((cents, index) => ({ label: labels[index] ?? '', value: shownMoney(cents) }))
}
