import { useRef } from 'react'
import { Breadcrumb } from '../rails/Breadcrumb.tsx'
import type { CategoryLinks } from '../rails/CategoryLink.tsx'
import type { CardLinks } from '../rails/ProductLink.tsx'
import { ViewHeading } from '../rails/ViewHeading.tsx'
import { useShopState } from '../shop/context.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Said } from '../ui/Said.tsx'
import { productsMessages } from './messages.ts'
import { ProductsResult } from './ProductsResult.tsx'
import { ProductsSkeleton } from './ProductsSkeleton.tsx'
import { narrowed, type ProductsState } from './products-state.ts'
import { SearchBox } from './SearchBox.tsx'
import { titleOf } from './title.ts'
import { useProducts } from './useProducts.ts'
import { type StateAttributes, useProductsState } from './useProductsState.ts'

export type ProductsProps = StateAttributes &
  CategoryLinks & {
    category?: string | undefined
    department?: string | undefined
    /** Given by whoever keeps the state in an address; without it the list keeps its own. */
    state?: ProductsState | undefined
    onState?: ((state: ProductsState) => void) | undefined
    productHref?: CardLinks['hrefOf']
    onProduct?: CardLinks['onChoose']
    /** The page's own outline decides: 1 where the list is the page. */
    headingLevel?: 1 | 2 | undefined
    takesFocus?: boolean | undefined
  }

export function Products(props: ProductsProps) {
  const { category, department, search, sort, pageSize, filters } = props
  const shelf = { category, department }
  const [state, setState] = useProductsState(
    { shelf: JSON.stringify(shelf), search, sort, pageSize, filters },
    props,
  )
  const { value: reply, isCurrent, failure, retry } = useProducts(shelf, state)
  const menu = useShopState((shop) => shop.menu)
  const heading = useRef<HTMLHeadingElement>(null)
  const turnTo = (page: number) => {
    setState({ ...state, page })
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }
  const title = titleOf({ shelf, search: state.search, menu, reply })

  return (
    <div className="products" part="products">
      <Breadcrumb trail={reply?.breadcrumb ?? []} links={props} />
      <header className="products-head">
        <ViewHeading level={props.headingLevel ?? 2} place={heading} takesFocus={props.takesFocus ?? false}>
          {title}
        </ViewHeading>
        <p className="products-total">{reply && isCurrent && productsMessages.total(reply.total)}</p>
        <SearchBox
          value={state.search}
          onSearch={(text) => setState(narrowed(state, { search: text, sort: null }))}
        />
      </header>
      <Said>
        {isCurrent && reply ? productsMessages.spoken(reply) : failure ? null : productsMessages.waiting}
      </Said>
      {failure !== null ? (
        <ErrorState title={failure} text={productsMessages.kept} onRetry={retry} />
      ) : reply ? (
        <ProductsResult
          reply={reply}
          isCurrent={isCurrent}
          state={state}
          onState={setState}
          onPage={turnTo}
          cardLinks={{ hrefOf: props.productHref, onChoose: props.onProduct }}
          categoryLinks={props}
        />
      ) : (
        <ProductsSkeleton cards={Math.min(state.pageSize, 10)} />
      )}
    </div>
  )
}
