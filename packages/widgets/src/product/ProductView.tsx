import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useRef } from 'react'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { ViewHeading } from '../catalogue-kit/ViewHeading.tsx'
import { Size } from '../ui/Size.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Deferred } from '../ui/Deferred.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { loadFacts, loadParts, loadSubstitute } from './later.ts'
import { BuyBox } from './BuyBox.tsx'
import { Calculator } from './Calculator.tsx'
import { useFormField } from '../form/useFormField.ts'
import { type Entries, estimateOf, measuredBy, noEntries } from './estimate.ts'
import { Gallery } from './Gallery.tsx'
import { productMessages } from './messages.ts'
import { Outcome } from './Outcome.tsx'
import { useShopState } from '../shop/context.ts'
import type { ProductProps } from './Product.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { Variants } from './Variants.tsx'

type Props = Pick<ProductProps, 'headingLevel' | 'takesFocus' | 'cartHref' | 'name' | 'below'> & {
  product: ProductDetail
  entries: Entries
  onEntries: (entries: Entries) => void
  links: CardLinks
  wasKnown: boolean
}

export function ProductView({
  product,
  links,
  headingLevel = 2,
  takesFocus = false,
  below,
  wasKnown,
  ...purchase
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="product-columns">
      <div className="product-left">
        <Gallery key={product.id} pictures={product.gallery} name={product.name} />
        {product.pictures_are_illustrations && <p className="soft note">{productMessages.illustrations}</p>}
        {below?.(product)}
      </div>
      <div className="product-right">
        <p className="card-maker">{product.brand}</p>
        <ViewHeading level={headingLevel} place={heading} takesFocus={takesFocus}>
          {product.name}
        </ViewHeading>
        <Size size={product.size} />
        <p className="soft sku">{productMessages.sku(product.sku)}</p>
        <ProductPrice price={product.price} />
        <Variants axes={product.variants} category={product.category.slug_url} links={links} />
        {product.stock.status === 'discontinued' ? (
          <Discontinued product={product} links={links} />
        ) : (
          <Deferred isAtOnce={wasKnown} waiting={<Skeleton height="220px" />}>
            <Purchase product={product} {...purchase} />
          </Deferred>
        )}
        {product.required.length > 0 && <Lazy load={loadParts} widget={{ parts: product.required, links }} />}
      </div>
      <Deferred isAtOnce={wasKnown}>
        <Lazy load={loadFacts} widget={{ product }} />
      </Deferred>
    </div>
  )
}

type PurchaseProps = Pick<Props, 'product' | 'entries' | 'onEntries' | 'cartHref' | 'name'>

function Purchase({ product, entries, onEntries, cartHref, name }: PurchaseProps) {
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

const Discontinued = ({ product, links }: Pick<Props, 'product' | 'links'>) => (
  <div className="measure">
    <p>{productMessages.notSold}</p>
    {product.substitute && <Lazy load={loadSubstitute} widget={{ card: product.substitute, links }} />}
  </div>
)
