import { useRef } from 'react'
import { Breadcrumb } from '../rails/Breadcrumb.tsx'
import type { CategoryLinks } from '../rails/CategoryLink.tsx'
import type { CardLinks } from '../rails/ProductLink.tsx'
import { SearchBox } from '../rails/SearchBox.tsx'
import { ViewHeading } from '../rails/ViewHeading.tsx'
import { useShopState } from '../shop/context.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Said } from '../ui/Said.tsx'
import { productsMessages } from './messages.ts'
import { ProductsResult } from './ProductsResult.tsx'
import { ProductsSkeleton } from './ProductsSkeleton.tsx'
import { narrowed, type ProductsState } from './products-state.ts'
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
    /** The page's own outline decides: 1 where the list is the page, 0 where the page has its own heading. */
    headingLevel?: 0 | 1 | 2 | undefined
    /** False where the page has a search of its own. */
    isSearchable?: boolean | undefined
    takesFocus?: boolean | undefined
  }

export function Products(props: ProductsProps) {
  const {
    category,
    department,
    search,
    sort,
    pageSize,
    filters,
    headingLevel = 2,
    isSearchable = true,
  } = props
  const shelf = { category, department }
  const [state, setState] = useProductsState(
    { shelf: JSON.stringify(shelf), search, sort, pageSize, filters },
    props,
  )
  const { value: reply, isCurrent, failure, retry } = useProducts(shelf, state)
  const menu = useShopState((shop) => shop.menu)
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const turnTo = (page: number) => {
    setState({ ...state, page })
    top.current?.scrollIntoView({ block: 'start' })
    const start = heading.current ?? top.current
    start?.focus({ preventScroll: true })
  }
  const title = titleOf({ shelf, search: state.search, menu, reply, isCurrent })

  return (
    <div className="products" part="products" ref={top} tabIndex={-1}>
      {headingLevel !== 0 && <Breadcrumb trail={reply?.breadcrumb ?? []} links={props} />}
      <header className="products-head">
        {headingLevel !== 0 && (
          <ViewHeading level={headingLevel} place={heading} takesFocus={props.takesFocus ?? false}>
            {title}
          </ViewHeading>
        )}
        <p className="products-total">{reply && isCurrent && productsMessages.total(reply.total)}</p>
        {isSearchable && (
          <SearchBox
            value={state.search}
            onSearch={(text) => setState(narrowed(state, { search: text, sort: null }))}
          />
        )}
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
