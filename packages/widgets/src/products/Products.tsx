import type { Department } from '@showroom/contract/catalogue/catalogue'
import { type Ref, useEffect, useRef, useState } from 'react'
import { Breadcrumb } from '../rails/Breadcrumb.tsx'
import type { CategoryLinks } from '../rails/CategoryLink.tsx'
import type { CardLinks } from '../rails/ProductLink.tsx'
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
    /** After a step inside a shop the reader stands at the new view's heading. */
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
    takesFocus = false,
  } = props
  const shelf = { category, department }
  const [state, setState] = useProductsState(
    { shelf: JSON.stringify(shelf), search, sort, pageSize, filters },
    props,
  )
  const answer = useProducts(shelf, state)
  const menu = useShopState((shop) => shop.menu)
  const { heading, turnPage } = usePageTurns(state.page, answer.isCurrent)
  const reply = answer.value

  return (
    <div className="products" part="products">
      <Breadcrumb trail={reply?.breadcrumb ?? []} links={props} />
      <header className="products-head">
        <ViewHeading
          level={headingLevel}
          ref={heading}
          takesFocus={takesFocus}
          key={`${category} ${department}`}
        >
          {titleOf({ shelf, search: state.search, menu, reply })}
        </ViewHeading>
        <p className="products-total">{reply && productsMessages.total(reply.total)}</p>
        <SearchBox
          value={state.search}
          onSearch={(text) => setState(narrowed(state, { search: text, sort: null }))}
        />
      </header>
      <Said>
        {answer.isCurrent && reply ? spoken(reply) : answer.failure ? null : productsMessages.waiting}
      </Said>
      {answer.failure !== null ? (
        <ErrorState title={answer.failure} text={productsMessages.kept} onRetry={answer.retry} />
      ) : reply ? (
        <ProductsResult
          reply={reply}
          isCurrent={answer.isCurrent}
          state={state}
          onState={setState}
          onPage={(page) => {
            turnPage()
            setState({ ...state, page })
          }}
          cardLinks={{ hrefOf: props.productHref, onChoose: props.onProduct }}
          categoryLinks={props}
        />
      ) : (
        <ProductsSkeleton cards={Math.min(state.pageSize, 10)} />
      )}
    </div>
  )
}
