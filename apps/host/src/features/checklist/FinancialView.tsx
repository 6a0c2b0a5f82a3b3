import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import {
  type Sums,
  sumsOfPool,
  sumsOfProject,
  sumsOfRow,
  sumsOfRows,
} from '@showroom/contract/checklist/selection-sums.rules'
import { money } from '@showroom/widgets/ui/format.ts'
import { groupsOf, moneyOf, poolsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { StatusChip } from './StatusChip.tsx'
import { checklistMessages as messages } from './messages.ts'

type Props = { about: ChecklistAbout; rows: readonly Selection[]; isWhole: boolean }

/** Every sum is the sum of what stands above it. */
export const FinancialView = ({ about, rows, isWhole }: Props) => {
  const pools = poolsOf(about.pools)
  const drawn = rows.map(moneyOf)
  const shownPools = about.pools.filter(({ id }) => isWhole || rows.some(({ pool_id: pool }) => pool === id))
  return (
    <table className="checklist-financial">
      <caption className="visually-hidden">{messages.financial}</caption>
      <Head />
      {groupsOf(rows, about, messages.noRoom).map((group) => (
        <tbody key={group.id}>
          <GroupName name={group.name} />
          {group.rows.map((row) => (
            <Decision key={row.id} row={row} about={about} />
          ))}
          <Sum name={messages.sumOf(group.name)} sums={sumsOfRows(group.rows.map(moneyOf))} />
        </tbody>
      ))}
      {shownPools.length > 0 && (
        <tbody>
          <GroupName name={messages.sharedAllowances} />
          {shownPools.map(({ id, name, amount_cents: amount = 0 }) => (
            <Line key={id} name={name} sums={sumsOfPool({ id, amount_cents: amount }, drawn)} />
          ))}
        </tbody>
      )}
      <tfoot>
        <Sum
          name={isWhole ? messages.project : messages.shownSum}
          sums={sumsOfProject(
            drawn,
            pools.filter(({ id }) => shownPools.some((pool) => pool.id === id)),
          )}
        />
      </tfoot>
    </table>
  )
}

const Head = () => (
  <thead>
    <tr>
      <th scope="col">{messages.decision}</th>
      <th scope="col">{messages.allowance}</th>
      <th scope="col">{messages.expected}</th>
      <th scope="col">{messages.approved}</th>
      <th scope="col">{messages.overUnder}</th>
    </tr>
  </thead>
)

const GroupName = ({ name }: { name: string }) => (
  <tr className="checklist-room">
    <th scope="rowgroup" colSpan={5}>
      {name}
    </th>
  </tr>
)

/** What draws on a shared allowance is over or under there, not here. */
const Decision = ({ row, about }: { row: Selection; about: ChecklistAbout }) => {
  const sums = sumsOfRow(moneyOf(row))
  const pool = about.pools.find(({ id }) => id === row.pool_id)
  return (
    <tr>
      <th scope="row">
        {row.title} <StatusChip status={row.status} />
        {pool && <span className="project-soft"> {messages.pool(pool.name)}</span>}
      </th>
      <td data-label={messages.allowance}>
        {pool ? messages.shared : row.allowance_cents == null ? '—' : money(sums.allowance_cents)}
      </td>
      <td data-label={messages.expected} className="checklist-expected">
        {money(sums.expected_cents)}
      </td>
      <td data-label={messages.approved}>{money(sums.approved_cents)}</td>
      <td data-label={messages.overUnder}>{pool ? '—' : <Difference cents={sums.difference_cents} />}</td>
    </tr>
  )
}

type LineProps = { name: string; sums: Sums }

const Line = ({ name, sums }: LineProps) => (
  <tr>
    <th scope="row">{name}</th>
    <Amounts sums={sums} />
  </tr>
)

const Sum = ({ name, sums }: LineProps) => (
  <tr className="checklist-sum">
    <th scope="row">{name}</th>
    <Amounts sums={sums} />
  </tr>
)

const Amounts = ({ sums }: Pick<LineProps, 'sums'>) => (
  <>
    <td data-label={messages.allowance}>{money(sums.allowance_cents)}</td>
    <td data-label={messages.expected} className="checklist-expected">
      {money(sums.expected_cents)}
    </td>
    <td data-label={messages.approved}>{money(sums.approved_cents)}</td>
    <td data-label={messages.overUnder}>
      <Difference cents={sums.difference_cents} />
    </td>
  </>
)

const Difference = ({ cents }: { cents: number }) => (
  <span data-over={cents > 0 || undefined}>
    {cents > 0 ? '+' : ''}
    {money(cents)}
  </span>
)
