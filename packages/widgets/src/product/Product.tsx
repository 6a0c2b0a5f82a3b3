import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Breadcrumb } from '../catalogue-kit/Breadcrumb.tsx'
import type { CategoryLinks } from '../catalogue-kit/CategoryLink.tsx'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { Said } from '../ui/Said.tsx'
import { Deferred } from '../ui/Deferred.tsx'
import { loadRails } from './later.ts'
import type { Entries } from './estimate.ts'
import { productMessages } from './messages.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'
import { useProduct } from './useProduct.ts'

export type ProductProps = CategoryLinks & {
  /** Id of the product, as in its address. */
  product?: string | undefined
  productHref?: CardLinks['hrefOf']
  onProduct?: CardLinks['onChoose']
  /** The page's own outline decides: 1 where the product is the page. */
  headingLevel?: 1 | 2 | undefined
  /** Where the page's cart is, when it has no drawer. */
  cartHref?: string | undefined
  takesFocus?: boolean | undefined
  /** What the page has to offer below the pictures. */
  below?: ((product: ProductDetail) => ReactNode) | undefined
  /** In a form of the page: product and quantity are sent as `name[product]` and `name[qty]`. */
  name?: string | undefined
}

export function Product(props: ProductProps) {
  const top = useRef<HTMLDivElement>(null)
  const { id, entries, setEntries, links, railLinks } = useShown(props, top)
  const { value: product, isCurrent, wasKnown, failure, retry } = useProduct(id)
  return (
    <div
      className="product"
      part="product"
      ref={top}
      tabIndex={-1}
      aria-busy={!isCurrent && failure === null}
    >
      <Said>{isCurrent && product ? product.name : failure === null ? productMessages.waiting : null}</Said>
      {failure !== null ? (
        <ErrorState title={failure} text={productMessages.failedHint} onRetry={retry} />
      ) : product ? (
        <>
          <Breadcrumb trail={product.breadcrumb} of={product.name} links={props} />
          <ProductView
            {...props}
            product={product}
            entries={entries}
            onEntries={setEntries}
            links={links}
            wasKnown={wasKnown}
          />
          <Deferred isAtOnce={wasKnown}>
            {isCurrent && (
              <Lazy key={product.id} load={loadRails} widget={{ product, links: railLinks, wasKnown }} />
            )}
          </Deferred>
        </>
      ) : (
        <ProductSkeleton />
      )}
    </div>
  )
}

/** The owner of the address decides; alone on a page the widget goes from color to color by itself. */
function useShown({ product, productHref, onProduct }: ProductProps, top: RefObject<HTMLElement | null>) {
  const [own, setOwn] = useState({ start: product, id: product })
  const [entries, setEntries] = useState<Entries | null>(null)
  const choose = (next: string) => {
    if (onProduct) onProduct(next)
    else setOwn({ start: product, id: next })
    // What was measured is worth as much for the next color.
    setEntries(entries && { ...entries, pattern: null, qty: null })
  }
  const chooseFromRail = (next: string) => {
    choose(next)
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }
  return {
    id: own.start === product ? own.id : product,
    entries,
    setEntries,
    links: { hrefOf: productHref, onChoose: choose } satisfies CardLinks,
    railLinks: { hrefOf: productHref, onChoose: chooseFromRail } satisfies CardLinks,
  }
}
