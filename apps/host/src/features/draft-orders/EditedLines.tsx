import { usualWastePercent } from '@showroom/contract/policy/figures'
import type { ProDraftOrderLine, ReckonedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { QuantityBox } from '@showroom/widgets/ui/QuantityBox.tsx'
import { quantityBoxCss } from '@showroom/widgets/ui/QuantityBox.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'
import { FieldError } from '../../kit/form/FieldFrame.tsx'
import { useDisplay } from '../../shop-context/display.ts'
import { AreaOfLine } from './AreaOfLine.tsx'
import { LineFacts, LineSums } from './LineFacts.tsx'
import { changedLine, lineForArea, type TypedLine } from './draft-order-typed.ts'
import type { DraftOrderFormState } from './useDraftOrderForm.ts'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = {
  form: DraftOrderFormState
  reckoned: ReckonedDraftOrder | null
  /** What it comes to is not known: the last reckoning has failed. */
  isStale: boolean
}

/** What is chosen, with its quantity by units or by an area. */
export const EditedLines = ({ form, reckoned, isStale }: Props) => {
  useInsertionEffect(() => adoptStyles(document, [quantityBoxCss]), [])
  const { items } = form.values
  if (items.length === 0) return <p className="account-soft">{messages.noLines}</p>
  return (
    <ul className="draft-order-lines">
      {items.map((item, at) => (
        <EditedLine
          key={item.product_id}
          item={item}
          isStale={isStale}
          line={reckoned?.lines.find(({ product_id }) => product_id === item.product_id) ?? null}
          error={form.errorOf(`items.${at}.qty`) ?? form.errorOf(`items.${at}.product_id`)}
          onChange={(change) =>
            form.change(
              (typed) => ({ items: changedLine(typed.items, item.product_id, change) }),
              ['items', `items.${at}.qty`],
            )
          }
          onRemove={() =>
            form.change(
              (typed) => ({ items: typed.items.filter(({ product_id }) => product_id !== item.product_id) }),
              Object.keys(form.errors).filter((field) => field.startsWith('items')),
            )
          }
        />
      ))}
    </ul>
  )
}

type LineProps = Pick<Props, 'isStale'> & {
  item: TypedLine
  /** Null until the server has reckoned it. */
  line: ProDraftOrderLine | null
  error: string | undefined
  onChange: (change: Partial<TypedLine>) => void
  onRemove: () => void
}

const EditedLine = ({ item, line, isStale, error, onChange, onRemove }: LineProps) => (
  <li aria-label={item.name}>
    {line ? <LineFacts line={line} /> : <p>{item.name}</p>}
    <div className="draft-order-amount">
      {line && line.unit_coverage !== null && (
        <Area item={item} line={line} perUnit={line.unit_coverage} onChange={onChange} />
      )}
      <QuantityBox
        label={messages.quantityOf(item.name)}
        value={item.qty}
        min={line?.min_qty ?? 1}
        step={line?.step_qty ?? 1}
        max={line?.max_qty ?? null}
        onChange={(qty) => onChange({ qty, coverage_note: null })}
      />
      <button
        type="button"
        className="form-link"
        aria-label={messages.removeOf(item.name)}
        onClick={onRemove}
      >
        {messages.remove}
      </button>
    </div>
    {line && !isStale && <LineSums line={line} />}
    <FieldError
      id={`line-${item.product_id}`}
      error={error ?? (isStale ? undefined : (line?.problem ?? undefined))}
    />
  </li>
)

type AreaProps = Pick<LineProps, 'item' | 'onChange'> & { line: ProDraftOrderLine; perUnit: number }

const Area = ({ item, line, perUnit, onChange }: AreaProps) => {
  const wastePct = useDisplay(({ display }) => display?.waste_pct) ?? usualWastePercent
  return (
    <AreaOfLine
      label={messages.areaOf(item.name)}
      hint={messages.areaHint(wastePct)}
      note={item.coverage_note}
      onArea={(feet) =>
        onChange(
          feet === null
            ? { coverage_note: null }
            : lineForArea(feet, wastePct, { ...line, unit_coverage: perUnit }),
        )
      }
    />
  )
}
