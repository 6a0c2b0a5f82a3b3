import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { mostVariants } from '@showroom/contract/vendor-goods/variant.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { PartThumb } from './PartThumb.tsx'
import { ProductChip } from './ProductChip.tsx'
import { productMessages as messages } from './messages.ts'
import { useVariantGrid, type VariantField, type VariantRow } from './useVariantGrid.ts'

type Props = {
  product: VendorProduct
  onProduct: (product: VendorProduct) => void
  onStale: () => void
  onOpen: (id: string) => void
}

/** All colors and sizes of a product in one grid; what is changed in it is saved together. */
export const ProductVariants = ({ product, onOpen, ...rest }: Props) => {
  const grid = useVariantGrid({ product, ...rest })
  const { rows, isBusy } = grid
  return (
    <section className="form goods-section" aria-labelledby="goods-variants">
      <h3 id="goods-variants">{messages.variants}</h3>
      <p className="goods-soft">{messages.variantsAbout}</p>
      {product.variants > mostVariants && (
        <p className="goods-soft">{messages.variantsFirst(mostVariants)}</p>
      )}
      <ul className="goods-variants" aria-busy={isBusy}>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            errorOf={(field) => grid.errorOf(row.key, field)}
            onChange={(field, text) => grid.change(row.key, field, text)}
            onRemove={() => grid.remove(row.key)}
            {...(row.key === product.id ? {} : { onOpen: () => onOpen(row.key) })}
          />
        ))}
      </ul>
      <FormFailure sentence={grid.sentence} />
      <div className="goods-buttons">
        {rows.length < mostVariants && (
          <button type="button" className="button quiet" onClick={grid.add}>
            {messages.addVariant}
          </button>
        )}
        {grid.hasChanges && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void grid.save()}
          >
            {isBusy ? messages.saving : messages.saveVariants}
          </button>
        )}
      </div>
    </section>
  )
}

type RowProps = {
  row: VariantRow
  errorOf: (field: VariantField) => string | undefined
  onChange: (field: VariantField, text: string) => void
  onRemove: () => void
  /** Not of the one that is open. */
  onOpen?: () => void
}

const Row = ({ row, errorOf, onChange, onRemove, onOpen }: RowProps) => {
  const { variant, sku } = row
  const field = (name: VariantField) => ({
    name,
    value: row[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: (text: string) => onChange(name, text),
  })
  return (
    <li>
      <Head row={row} {...{ onRemove, onOpen }} />
      {variant === null || variant.can_edit ? (
        <div className="goods-variant" role="group" aria-label={variant?.name ?? messages.newVariant}>
          <TextField {...field('color')} label={messages.color} maxLength={60} />
          <TextField {...field('size_label')} label={messages.size} maxLength={60} />
          <TextField {...field('sku')} label={messages.sku} maxLength={120} required />
          <TextField {...field('price_cents')} label={messages.priceShort} inputMode="decimal" required />
        </div>
      ) : (
        <p className="goods-soft">
          {[row.color, row.size_label, sku, dollars(variant.price_cents)].filter(Boolean).join(' · ')}
        </p>
      )}
    </li>
  )
}

type HeadProps = Pick<RowProps, 'row' | 'onRemove'> & { onOpen: (() => void) | undefined }

const Head = ({ row: { variant, sku }, onRemove, onOpen }: HeadProps) => {
  if (variant === null)
    return (
      <div className="goods-variant-head">
        <strong>{messages.newVariant}</strong>
        <button
          type="button"
          className="form-link"
          aria-label={messages.removeVariant(sku)}
          onClick={onRemove}
        >
          {messages.removePartShort}
        </button>
      </div>
    )
  return (
    <div className="goods-variant-head">
      <PartThumb picture={variant.picture} />
      <div>
        {variant.name}
        <p className="goods-soft">{messages.variantStock(variant.stock_qty)}</p>
      </div>
      <ProductChip status={variant.status} />
      {onOpen ? (
        <button
          type="button"
          className="form-link"
          aria-label={messages.openVariant(variant.name)}
          onClick={onOpen}
        >
          {messages.openVariantShort}
        </button>
      ) : (
        <span className="goods-soft">{messages.variantNow}</span>
      )}
    </div>
  )
}
