import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useFormField } from '../form/useFormField.ts'
import { useShopState } from '../shop/context.ts'
import { BuyBox } from './BuyBox.tsx'
import { Calculator } from './Calculator.tsx'
import { type Entries, estimateOf, measuredBy, noEntries } from './estimate.ts'
import { Outcome } from './Outcome.tsx'
import type { ProductProps } from './Product.tsx'
import { useKeptEntries } from './useKeptEntries.ts'

export type PurchaseProps = Pick<ProductProps, 'cartHref' | 'name'> & {
  product: ProductDetail
  /** Null until something is entered. */
  entries: Entries | null
  onEntries: (entries: Entries) => void
}

/** How much of a product is needed, and the way to buy it. */
export function Purchase({ product, entries: entered, onEntries, cartHref, name }: PurchaseProps) {
  useKeptEntries({ product: product.id, entries: entered, onEntries })
  const entries = entered ?? noEntries
  const ownWastePct = useShopState(({ display }) => display?.waste_pct)
  const estimate = estimateOf(product, entries, ownWastePct)
  const setQty = (qty: number) => onEntries({ ...entries, qty })
  const qty = String(estimate.qty)
  useFormField(
    {
      entries: name
        ? [
            [`${name}[product]`, product.id],
            [`${name}[qty]`, qty],
          ]
        : [],
      state: qty,
      problem: null,
    },
    (state) => onEntries(state === null ? noEntries : { ...entries, qty: Number(state) }),
  )
  return (
    <>
      {measuredBy(product) !== 'count' && (
        <div className="measure">
          <Calculator product={product} entries={entries} estimate={estimate} onEntries={onEntries} />
          <Outcome product={product} entries={entries} estimate={estimate} onQty={setQty} />
        </div>
      )}
      <BuyBox product={product} entries={entries} estimate={estimate} onQty={setQty} cartHref={cartHref} />
    </>
  )
}
