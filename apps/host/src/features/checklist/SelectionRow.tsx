import type { Selection } from '@showroom/contract/checklist/checklist'
import { sumsOfRow } from '@showroom/contract/checklist/selection-sums.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import type { ReactNode } from 'react'
import { ProductPicture } from '../projects/ProductPicture.tsx'
import { InThisRow } from './PresentHere.tsx'
import { SelectionDetail } from './SelectionDetail.tsx'
import { moneyOf, shownOption } from '@showroom/contract/checklist/shown-rows.rules'
import { StatusChip } from './StatusChip.tsx'
import type { RowProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = RowProps & { isOpen: boolean; isTicked: boolean; onOpen: () => void; onTick: () => void }

export const SelectionRow = ({ isOpen, isTicked, onOpen, onTick, ...rest }: Props) => {
  const { row, about, store } = rest
  const detailId = `checklist-${row.id}`
  const beHere = () => store.goTo({ selection: row.id, field: '' })
  return (
    <>
      <tr className="checklist-row" data-open={isOpen || undefined} onFocus={beHere}>
        <td className="checklist-tick">
          <input
            type="checkbox"
            aria-label={messages.select(row.title)}
            checked={isTicked}
            onChange={onTick}
          />
        </td>
        <th scope="row">
          <Opener
            row={row}
            detailId={detailId}
            isOpen={isOpen}
            onOpen={() => {
              beHere()
              onOpen()
            }}
          />
          <InThisRow row={row} store={store} />
        </th>
        <td data-label={messages.choice}>
          <Choice row={row} />
        </td>
        <Cell label={messages.qty}>{shownOption(row)?.qty ?? null}</Cell>
        {row.allowance_cents !== undefined && (
          <Cell label={messages.allowance}>{allowanceOf({ row, about })}</Cell>
        )}
        {about.sees_prices === 'yes' && <Amounts row={row} />}
        <Cell label={messages.due}>
          {row.due === null ? null : (
            <>
              {shownDay(row.due)}
              {row.late_days > 0 && (
                <span className="checklist-late">{messages.lateDays(row.late_days)}</span>
              )}
            </>
          )}
        </Cell>
        <td data-label={messages.status}>
          <StatusChip status={row.status} />
        </td>
      </tr>
      {isOpen && (
        <tr className="checklist-detail" onFocus={beHere}>
          <td colSpan={9} id={detailId}>
            <SelectionDetail {...rest} />
          </td>
        </tr>
      )}
    </>
  )
}

type OpenerProps = Pick<Props, 'row' | 'isOpen' | 'onOpen'> & { detailId: string }

const Opener = ({ row, isOpen, onOpen, detailId }: OpenerProps) => (
  <button
    type="button"
    className="checklist-opener"
    data-focus-home=""
    aria-expanded={isOpen}
    aria-controls={isOpen ? detailId : undefined}
    onClick={onOpen}
  >
    <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
    <span>
      {row.title}
      {!row.required && <span className="project-soft"> {messages.optional}</span>}
    </span>
  </button>
)

const Choice = ({ row }: { row: Selection }) => {
  const option = shownOption(row)
  if (!option) return <span className="project-soft">{messages.noneYet}</span>
  const isSettled = option.id === row.option_id
  return (
    <span className="checklist-choice-cell">
      {option.picture && (
        <span className="checklist-thumb">
          <ProductPicture picture={option.picture} sizes="40px" />
        </span>
      )}
      <span>
        {isSettled || row.options.length === 1 ? option.name : messages.optionCount(row.options.length)}
      </span>
    </span>
  )
}

const allowanceOf = ({ row, about }: Pick<Props, 'row' | 'about'>): ReactNode => {
  const pool = about.pools.find(({ id }) => id === row.pool_id)
  if (pool) return <span title={messages.pool(pool.name)}>{pool.name}</span>
  return row.allowance_cents == null ? null : money(row.allowance_cents)
}

type CellProps = { label: string; children: ReactNode; className?: string | undefined; isOver?: boolean }

/** Where cells lie one below the other, one that says nothing is left out. */
const Cell = ({ label, children, className, isOver = false }: CellProps) => (
  <td
    data-label={label}
    data-none={children === null || undefined}
    data-over={isOver || undefined}
    className={className}
  >
    {children ?? '—'}
  </td>
)

/** What is approved counts; what is only expected is grey. */
const Amounts = ({ row }: { row: Selection }) => {
  const sums = sumsOfRow(moneyOf(row))
  const isCounted = row.approved_cents != null
  const cents = isCounted ? row.approved_cents : row.expected_cents
  const difference = isCounted ? sums.difference_cents : sums.expected_cents - sums.allowance_cents
  const hasAllowance = row.allowance_cents != null
  return (
    <>
      <Cell label={messages.price} className={isCounted ? undefined : 'checklist-expected'}>
        {cents == null ? (row.options.length > 0 ? messages.tbd : null) : money(cents)}
      </Cell>
      <Cell
        label={messages.overUnder}
        className={isCounted ? undefined : 'checklist-expected'}
        isOver={isCounted && hasAllowance && difference > 0}
      >
        {cents == null || !hasAllowance ? null : signed(difference)}
      </Cell>
    </>
  )
}

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${money(cents)}`
