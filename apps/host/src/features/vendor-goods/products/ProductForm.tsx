import { longestDescription, longestProductName } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { AttributeFields } from './AttributeFields.tsx'
import { CategoryField } from './CategoryField.tsx'
import { LimitFields } from './LimitFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import type { TextName } from './product-typed.ts'
import { type FormProps, type ProductFields, useProductForm } from './useProductForm.ts'
import { productMessages as messages } from './messages.ts'

const labels: Partial<Record<TextName, string>> = {
  name: messages.name,
  sku: messages.sku,
  category: messages.category,
  brand: messages.brand,
  description: messages.description,
  mpn: messages.mpn,
  upc: messages.upc,
  color: messages.color,
  size_label: messages.size,
  price_cents: messages.price,
  msrp_cents: messages.msrp,
  coverage: messages.coverage,
  length: messages.length,
  pieces: messages.pieces,
  weight_centi_lb: messages.weight,
  lead_days_min: messages.leadMin,
  lead_days_max: messages.leadMax,
  restock_on: messages.restock,
  restricted_states: messages.states,
}

/** All that a vendor says of a product, saved together. */
export const ProductForm = (props: FormProps) => {
  const { element, submit, changed, ...fields } = useProductForm(props)
  const { product, shelves } = props
  return (
    <form ref={element} className="form goods-form" noValidate onSubmit={submit} aria-label={messages.title}>
      <Basics {...fields} shelves={shelves} variants={product?.variants ?? 1} />
      <PriceFields {...fields} isNew={product === null} />
      <AttributeFields {...fields} />
      <LimitFields {...fields} />
      {product === null && <p className="goods-soft">{messages.photosLater}</p>}
      {changed.length > 0 && (
        <div className="goods-changed" role="status">
          <strong>{messages.changedMeanwhile}</strong>
          <ul>
            {changed.map(({ name, value }) => (
              <li key={name}>{messages.changedTo(labels[name] ?? name, value)}</li>
            ))}
          </ul>
        </div>
      )}
      <SaveButton
        isBusy={fields.form.isBusy}
        label={product === null ? messages.saveDraft : messages.save}
        busyLabel={messages.saving}
      />
    </form>
  )
}

type BasicsProps = ProductFields & { shelves: FormProps['shelves']; variants: number }

const Basics = ({ shelves, variants, ...fields }: BasicsProps) => {
  const { field } = fields
  return (
    <fieldset className="goods-section">
      <legend>{messages.basics}</legend>
      <TextField {...field('name')} label={messages.name} maxLength={longestProductName} required />
      <CategoryField {...fields} shelves={shelves} />
      <div className="goods-pair">
        <TextField {...field('sku')} label={messages.sku} maxLength={120} required />
        <TextField {...field('brand')} label={messages.brand} maxLength={80} required />
        <TextField {...field('mpn')} label={messages.mpn} maxLength={80} />
        <TextField {...field('upc')} label={messages.upc} inputMode="numeric" maxLength={14} />
        <TextField {...field('color')} label={messages.color} maxLength={60} />
        <TextField {...field('size_label')} label={messages.size} hint={messages.sizeHint} maxLength={60} />
      </div>
      <AreaField
        {...field('description')}
        label={messages.description}
        hint={messages.descriptionHint(variants)}
        maxLength={longestDescription}
      />
    </fieldset>
  )
}
