import { salesUnits } from '@showroom/contract/catalogue/sales-units'
import { availabilities } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { DateField } from '../../../kit/form/DateField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { digitsIn } from '../../../kit/form/typed-number.ts'
import type { TextName } from './product-typed.ts'
import type { ProductFields } from './useProductForm.ts'
import { productMessages as messages } from './messages.ts'

type Props = Pick<ProductFields, 'form' | 'field'> & { isNew: boolean }

/** What one unit is, costs, holds and weighs, and how soon it can be had. */
export const PriceFields = ({ form, field, isNew }: Props) => {
  const { unit, availability } = form.values
  const amount = (name: TextName) => ({ ...field(name), inputMode: 'decimal' as const, maxLength: 12 })
  return (
    <>
      <fieldset className="goods-section">
        <legend>{messages.priceAndUnit}</legend>
        <div className="goods-pair">
          <TextField {...amount('price_cents')} label={messages.price} hint={messages.priceHint} required />
          <SelectField
            name="unit"
            label={messages.unit}
            value={unit}
            options={salesUnits.map((value) => ({ value, label: messages.unitOf(value) }))}
            onChange={(chosen) => form.change({ unit: salesUnits.find((each) => each === chosen) ?? unit })}
            error={form.errorOf('unit')}
            required
          />
          <TextField {...amount('msrp_cents')} label={messages.msrp} hint={messages.msrpHint} />
        </div>
      </fieldset>
      <fieldset className="goods-section">
        <legend>{messages.packaging}</legend>
        <div className="goods-pair">
          <TextField {...amount('coverage')} label={messages.coverage} hint={messages.coverageHint} />
          <TextField {...amount('length')} label={messages.length} />
          <TextField {...amount('pieces')} label={messages.pieces} />
          <TextField {...amount('weight_centi_lb')} label={messages.weight} />
        </div>
      </fieldset>
      <fieldset className="goods-section">
        <legend>{messages.stockAndLead}</legend>
        <div className="goods-pair">
          <SelectField
            name="availability"
            label={messages.availability}
            value={availability}
            options={availabilities.map((value) => ({ value, label: messages.availabilityOf(value) }))}
            onChange={(chosen) =>
              form.change({ availability: availabilities.find((each) => each === chosen) ?? availability })
            }
          />
          {isNew && (
            <TextField
              {...field('quantity')}
              onChange={(typed) => form.change({ quantity: digitsIn(typed) })}
              label={messages.quantity}
              hint={messages.quantityHint}
              inputMode="numeric"
              maxLength={7}
            />
          )}
          <DateField {...field('restock_on')} label={messages.restock} />
          <TextField {...amount('lead_days_min')} label={messages.leadMin} />
          <TextField {...amount('lead_days_max')} label={messages.leadMax} />
        </div>
      </fieldset>
    </>
  )
}
