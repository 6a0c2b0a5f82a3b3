import type { CommissionReport, CommissionRow } from '@showroom/contract/commission/commission'
import { type CommissionGroup, commissionGroups } from '@showroom/contract/commission/commission-groups'
import { steps } from '@showroom/contract/commission/commission.rules'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { CollectButton } from '../../kit/CollectButton.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { HeaderActions } from '../../kit/page-header.tsx'
import { PaperButton } from '../../kit/PaperButton.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { type Column, RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { useChosenSeat } from '../../session/chosen-seat.ts'
import { CommissionChart } from './CommissionChart.tsx'
import { CommissionFilters } from './CommissionFilters.tsx'
import { CommissionSums, Funnel, MeetsBalance } from './CommissionSums.tsx'
import { reportMessages as messages } from './messages.ts'
import { daysOfSpan, spans } from './report-days.ts'
import './Reports.css'

const isStep = (by: CommissionGroup): boolean => steps.some((step) => step === by)

/** /account/reports: what a Pro earned, from the ledger (domain rules 2.13). */
export const Reports = () => {
  const { of, page, show } = useAddress<'span' | 'by' | 'from' | 'to' | 'page'>()
  const span = spans.find((each) => each === of('span')) ?? 'year'
  const by = commissionGroups.find((each) => each === of('by')) ?? 'month'
  const typed = { from: of('from'), to: of('to') }
  const [today] = useState(() => dayAndHour(new Date()).day)
  const days = daysOfSpan(span, { today, typed })
  const read = useRead('GET /api/commission', { query: { by, ...days, page } })
  // Papers are fetched beside the calls that a team may do.
  const seat = useChosenSeat()
  const collect = async () => (await call('GET /api/commission/export', { query: { by, ...days } })).data
  return (
    <div className="reports">
      <HeaderActions>
        <CollectButton className="button quiet" collect={collect}>
          {messages.csv}
        </CollectButton>
        {seat === null && (
          <PaperButton
            path={`/api/commission.pdf?${new URLSearchParams({ by, ...days })}`}
            fileName={messages.paperName(by, days.from, days.to)}
          >
            {messages.pdf}
          </PaperButton>
        )}
      </HeaderActions>
      <CommissionFilters
        shown={{ span, by, ...typed }}
        onShow={(change) => show({ ...change, page: null })}
      />
      <Loaded read={read} rows={6}>
        {({ data }) => (
          <>
            {data.by !== by && <p role="status">{messages.longer(messages.groups[data.by].toLowerCase())}</p>}
            <Shown report={data} onPage={(next) => show({ page: String(next) })} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const isNothing = ({ totals }: CommissionReport): boolean =>
  totals.gross_cents === 0 && totals.returned_cents === 0

const Shown = ({ report, onPage }: { report: CommissionReport; onPage: (page: number) => void }) => {
  const { by, from, to, rows } = report
  return (
    <>
      <CommissionSums report={report} />
      {isNothing(report) ? (
        <p className="row-table-nothing">{messages.nothing}</p>
      ) : (
        <>
          {isStep(by) && <CommissionChart rows={rows} />}
          <RowTable
            caption={messages.caption(messages.groups[by].toLowerCase(), shownDay(from), shownDay(to))}
            rows={rows.map((row) => ({ id: row.key, ...row }))}
            nothing={messages.nothing}
            columns={columnsFor(by)}
          />
          <Pagination
            of={messages.rows}
            page={report.current_page}
            lastPage={report.last_page}
            onPage={onPage}
          />
        </>
      )}
      <Funnel report={report} />
      <MeetsBalance report={report} />
    </>
  )
}

const amount = (
  title: string,
  cents: (row: CommissionRow) => number,
): Column<CommissionRow & { id: string }> => ({
  title,
  isNumber: true,
  cell: (row) => dollars(cents(row)),
})

const columnsFor = (by: CommissionGroup): Column<CommissionRow & { id: string }>[] => [
  { title: messages.by[by], cell: ({ name }) => name },
  amount(messages.gross, (row) => row.gross_cents),
  amount(messages.coupons, (row) => -row.coupon_cents),
  amount(messages.profit, (row) => row.profit_cents),
  amount(messages.returned, (row) => -row.returned_cents),
  amount(messages.net, (row) => row.net_cents),
]
