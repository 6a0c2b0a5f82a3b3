import type { ProfitGroup, ProfitReport as Report, ProfitRow } from '@showroom/contract/balance/balance'
import { useRead } from '../../data/useRead.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { readRange } from '../../kit/table/day-range.ts'
import { DayRangeFields } from '../../kit/table/DayRangeFields.tsx'
import { Amount } from './Amount.tsx'
import { balanceMessages as messages } from './messages.ts'

const groups = ['day', 'vendor', 'showroom', 'category'] as const satisfies readonly ProfitGroup[]

/** What clients paid in some days and whose it is, each total held against the ledger. */
export const ProfitReport = () => {
  const { of, page, show } = useAddress<'by' | 'from' | 'to' | 'page'>()
  const by = groups.find((group) => group === of('by')) ?? 'day'
  const shown = { from: of('from'), to: of('to') }
  const read = useRead('GET /api/admin/balance/profit', { query: { by, ...shown, page } })
  return (
    <>
      <Filters shown={{ by, ...shown }} onShow={(change) => show({ ...change, page: null })} />
      <Loaded read={read} rows={5}>
        {({ data }) => (
          <>
            <Totals report={data} />
            <RowTable
              caption={messages.profitCaption}
              rows={data.rows.map((row) => ({ id: row.key, ...row }))}
              nothing={messages.noProfit}
              columns={columnsFor(by)}
            />
            <Pagination
              of={messages.rows}
              page={data.current_page}
              lastPage={data.last_page}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

type Filter = { by: string; from: string; to: string }

const Filters = ({ shown, onShow }: { shown: Filter; onShow: (change: Filter) => void }) => {
  const { form, values, change, errorOf, refuse } = useForm({ values: shown })
  const search = () => {
    const read = readRange(values)
    if ('errors' in read) return refuse(read.errors)
    return onShow({ by: values.by, ...read.range })
  }
  return (
    <form
      ref={form}
      className="profit-filters"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <SelectField
        name="by"
        label={messages.by}
        value={values.by}
        onChange={(by) => change({ by })}
        options={groups.map((group) => ({ value: group, label: messages.byNames[group] }))}
      />
      <DayRangeFields values={values} onChange={change} errorOf={errorOf} />
      <button type="submit" className="button quiet">
        {messages.show}
      </button>
    </form>
  )
}

type Sum = keyof Report['totals']

const sums: readonly { name: Sum; title: string }[] = [
  { name: 'client_paid_cents', title: messages.clientPaid },
  { name: 'vendor_cents', title: messages.vendorPart },
  { name: 'pro_cents', title: messages.proPart },
  { name: 'platform_cents', title: messages.platformFee },
  { name: 'shipping_cents', title: messages.delivery },
  { name: 'tax_cents', title: messages.tax },
  { name: 'admin_profit_inclusive_tax_cents', title: messages.adminProfit },
]

/** Of all pages, each with whether the ledger says the same. */
const Totals = ({ report: { totals, reconciled } }: { report: Report }) => {
  const agrees = Object.values(reconciled).every(Boolean)
  return (
    <section aria-label={messages.total}>
      <dl className="profit-sums">
        {sums.map(({ name, title }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              <Amount cents={totals[name]} />{' '}
              <span
                role="img"
                className={reconciled[name] ? undefined : 'profit-differs'}
                aria-label={reconciled[name] ? messages.agrees : messages.differs}
              >
                {reconciled[name] ? '✓' : '✗'}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={agrees ? 'balance-soft' : 'profit-differs'} role="status">
        {agrees ? messages.agreesWhole : messages.differsWhole}
      </p>
    </section>
  )
}

type Columns = Parameters<typeof RowTable<ProfitRow & { id: string }>>[0]['columns']

const columnsFor = (by: ProfitGroup): Columns => [
  { title: messages.byNames[by], cell: ({ name }) => name },
  ...sums.map(({ name, title }) => ({
    title,
    cell: (row: ProfitRow) => <Amount cents={row[name]} />,
  })),
]
