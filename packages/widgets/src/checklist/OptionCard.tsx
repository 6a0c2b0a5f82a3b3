import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { withTax } from '@showroom/contract/checklist/selection-sums.rules'
import { area, money } from '../ui/format.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { checklistWords as words } from './messages.ts'
import type { Deciding } from './useDecide.ts'

type Props = { option: SelectionOption; row: Selection; deciding: Deciding }

/** What it is, how much of it, what it costs for who may see that, when it comes, and whether to take it. */
export const OptionCard = ({ option, row, deciding }: Props) => {
  const isChosen = row.option_id === option.id
  return (
    <li className="checklist-option" part="option" data-chosen={isChosen || undefined}>
      {option.picture && <Picture picture={option.picture} sizes="200px" isDecorative />}
      <p className="checklist-maker">{option.kind === 'outside' ? words.fromElsewhere : option.brand}</p>
      <h4>{option.name}</h4>
      <p>
        <bdi>{unitsOf(option)}</bdi>
      </p>
      <OptionPrice option={option} row={row} />
      {option.stock && <p className="checklist-soft">{option.stock.label}</p>}
      {option.lead_days_max !== null && (
        <p className="checklist-soft">{words.leadDays(option.lead_days_max)}</p>
      )}
      {option.note && <p className="checklist-quote">{option.note}</p>}
      {option.warnings.map((warning) => (
        <p key={warning} className="checklist-warning">
          {warning}
        </p>
      ))}
      <Take option={option} row={row} deciding={deciding} isChosen={isChosen} />
    </li>
  )
}

const unitsOf = ({ qty, uom, coverage }: SelectionOption) =>
  coverage === null ? words.units(qty, uom) : words.covers(qty, uom, area(coverage))

const OptionPrice = ({ option, row }: Pick<Props, 'option' | 'row'>) => {
  const { total_cents: total } = option
  if (total === undefined) return null
  if (total === null) return <p>{words.onRequest}</p>
  const difference = row.allowance_cents == null ? 0 : withTax(total, row.tax_bps) - row.allowance_cents
  return (
    <p>
      <b>{money(total)}</b>
      {difference > 0 && (
        <span className="checklist-over">
          {' '}
          <bdi>{words.overBy(money(difference))}</bdi>
        </span>
      )}
    </p>
  )
}

const Take = ({ option, row, deciding, isChosen }: Props & { isChosen: boolean }) => {
  const step = { optionId: option.id }
  return (
    <div className="checklist-ways">
      {isChosen && <b>{words.chosen}</b>}
      {row.can.approve && (
        <Button
          kind="primary"
          isBusy={deciding.isBusy}
          onClick={() => deciding.begin({ ...step, action: 'approve' })}
        >
          {words.steps.approve}
          <span className="said"> {option.name}</span>
        </Button>
      )}
      {row.can.choose && !isChosen && (
        <Button isBusy={deciding.isBusy} onClick={() => deciding.begin({ ...step, action: 'choose' })}>
          {words.steps.choose}
          <span className="said"> {option.name}</span>
        </Button>
      )}
    </div>
  )
}
