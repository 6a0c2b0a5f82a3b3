import type { Priced } from '@showroom/contract/catalogue/first-price.rules'
import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { withTax } from '@showroom/contract/checklist/selection-sums.rules'
import { perSqft } from '@showroom/contract/pricing/pricing.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { priceText } from '@showroom/widgets/catalogue-kit/price-text'
import { area, exact, money } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useIsByUnit } from '../../shop-context/display.ts'
import { ProductPicture } from '../projects/ProductPicture.tsx'
import { checklistMessages as messages } from './messages.ts'

type Props = { option: SelectionOption; row: Selection; isLinked?: boolean }

/** What an option is, how much of it, what it costs for who may see that, and when it comes. */
export const OptionFacts = ({ option, row, isLinked = false }: Props) => (
  <>
    <span className="checklist-option-picture">
      {option.picture && <ProductPicture picture={option.picture} sizes="240px" />}
    </span>
    <div className="checklist-option-words">
      <p className="project-soft">{option.kind === 'outside' ? messages.fromElsewhere : option.brand}</p>
      <h3>
        {isLinked && option.product_id ? (
          <Link to={paths.product(option.product_id)}>{option.name}</Link>
        ) : (
          option.name
        )}
      </h3>
      {option.vendor && <p className="project-soft">{messages.soldBy(option.vendor)}</p>}
      {option.link && (
        <a href={option.link} target="_blank" rel="noreferrer noopener">
          {messages.openLink}
        </a>
      )}
      <p>
        <bdi>{unitsOf(option)}</bdi>
      </p>
      {option.need !== null && <p className="project-soft">{needOf(option, row)}</p>}
      <OptionPrice option={option} row={row} />
      {option.stock && <p className="project-soft">{option.stock.label}</p>}
      {option.lead_days_max !== null && (
        <p className="project-soft">
          {messages.leadDays(option.lead_days_max)}
          {option.order_by && `. ${messages.orderBy(shownDay(option.order_by))}`}
        </p>
      )}
      {option.note && <p className="workspace-quote">{option.note}</p>}
      {option.warnings.map((warning) => (
        <p key={warning} className="workspace-warning">
          {warning}
        </p>
      ))}
    </div>
  </>
)

const unitsOf = ({ qty, uom, coverage }: SelectionOption) =>
  coverage === null ? messages.units(qty, uom) : messages.boxMaths(qty, uom, area(coverage))

const needOf = ({ need }: SelectionOption, row: Selection) =>
  row.qty_source === 'counter'
    ? messages.needsLength(exact(need ?? 0), row.waste_pct)
    : messages.needs(exact(need ?? 0), row.waste_pct)

/** Of one unit: what is covered is said of all of them together. */
const priceOf = ({ unit, uom, qty, coverage, unit_price_cents: cents }: SelectionOption): Priced | null => {
  if (cents == null) return null
  return { unit, uom, price_cents: cents, per_sqft_cents: coverage ? perSqft(cents * qty, coverage) : null }
}

const OptionPrice = ({ option, row }: Pick<Props, 'option' | 'row'>) => {
  const isByUnit = useIsByUnit()
  const { total_cents: total } = option
  if (total === undefined) return null
  const price = priceOf(option)
  if (total === null || price === null) return <p className="checklist-price">{messages.requestPrice}</p>
  const difference = row.allowance_cents == null ? null : withTax(total, row.tax_bps) - row.allowance_cents
  return (
    <>
      <p className="checklist-price">
        <strong>{money(total)}</strong>
        <span className="project-soft">
          {' '}
          <bdi>{priceText(price, isByUnit)}</bdi>
        </span>
      </p>
      {difference !== null && (
        <p className={difference > 0 ? 'checklist-over' : 'project-soft'}>
          {difference > 0
            ? messages.overAllowance(money(difference))
            : messages.underAllowance(money(-difference))}
        </p>
      )}
    </>
  )
}
