import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useRef } from 'react'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { ViewHeading } from '../catalogue-kit/ViewHeading.tsx'
import { Size } from '../ui/Size.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Deferred } from '../ui/Deferred.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { loadFacts, loadParts, loadSubstitute } from './later.ts'
import { loadPurchase } from './load-purchase.ts'
import type { Entries } from './estimate.ts'
import { Gallery } from './Gallery.tsx'
import { productMessages } from './messages.ts'
import type { ProductProps } from './Product.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { Variants } from './Variants.tsx'

type Props = Pick<ProductProps, 'headingLevel' | 'takesFocus' | 'cartHref' | 'name' | 'below'> & {
  product: ProductDetail
  /** Null until something is entered. */
  entries: Entries | null
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
            <Lazy
              load={loadPurchase}
              widget={{ product, ...purchase }}
              waiting={<Skeleton height="220px" />}
              failed={(retry) => <ErrorState title={productMessages.purchaseFailed} onRetry={retry} />}
            />
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

const Discontinued = ({ product, links }: Pick<Props, 'product' | 'links'>) => (
  <div className="measure">
    <p>{productMessages.notSold}</p>
    {product.substitute && <Lazy load={loadSubstitute} widget={{ card: product.substitute, links }} />}
  </div>
)
