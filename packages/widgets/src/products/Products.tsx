import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { useRef } from 'react'
import { Breadcrumb } from '../catalogue-kit/Breadcrumb.tsx'
import type { CategoryLinks } from '../catalogue-kit/CategoryLink.tsx'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { SearchBox } from '../catalogue-kit/SearchBox.tsx'
import { ViewHeading } from '../catalogue-kit/ViewHeading.tsx'
import type { Answer } from '../catalogue-kit/useAnswer.ts'
import { useShopState } from '../shop/context.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Said } from '../ui/Said.tsx'
import { productsMessages } from './messages.ts'
import { ProductsResult } from './ProductsResult.tsx'
import { ProductsSkeleton } from './ProductsSkeleton.tsx'
import { defaultPageSize, narrowed, type ProductsState } from './products-state.ts'
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
  const { category, department, search, sort, pageSize, filters, headingLevel = 2 } = props
  const shelf = { category, department }
  const attributes = { shelf: JSON.stringify(shelf), search, sort, pageSize, filters }
  const [state, setState] = useProductsState(attributes, props)
  const answer = useProducts(shelf, state)
  const { value: reply, isCurrent, failure } = answer
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const menu = useShopState((shop) => shop.menu)
  const title = titleOf({ shelf, search: state.search, menu, reply, isCurrent })
  return (
    <div className="products" part="products" ref={top} tabIndex={-1}>
      {headingLevel !== 0 && (
        <Breadcrumb trail={reply?.breadcrumb ?? (category ? null : [])} of={title} links={props} />
      )}
      <header className="products-head">
        {headingLevel !== 0 && (
          <ViewHeading level={headingLevel} place={heading} takesFocus={props.takesFocus ?? false}>
            {title}
          </ViewHeading>
        )}
        <p className="products-total">{reply && isCurrent && productsMessages.total(reply.total)}</p>
        {props.isSearchable !== false && (
          <SearchBox
            of={title}
            value={state.search}
            onSearch={(text) => setState(narrowed(state, { search: text, sort: null }))}
          />
        )}
      </header>
      <Said>
        {isCurrent && reply ? productsMessages.spoken(reply) : failure ? null : productsMessages.waiting}
      </Said>
      <Body
        answer={answer}
        title={title}
        props={props}
        state={state}
        onState={setState}
        onPage={(page) => {
          setState({ ...state, page })
          showStart(top.current, heading.current)
        }}
      />
    </div>
  )
}

type BodyProps = {
  answer: Answer<ProductsReply>
  title: string
  props: ProductsProps
  state: ProductsState
  onState: (state: ProductsState) => void
  onPage: (page: number) => void
}

function Body({ answer, props, state, ...changes }: BodyProps) {
  const { value: reply, isCurrent, wasKnown, failure, retry } = answer
  if (failure !== null) return <ErrorState title={failure} text={productsMessages.kept} onRetry={retry} />
  if (!reply) return <ProductsSkeleton cards={Math.min(state.pageSize, defaultPageSize)} />
  return (
    <ProductsResult
      reply={reply}
      isCurrent={isCurrent}
      wasKnown={wasKnown}
      state={state}
      cardLinks={{ hrefOf: props.productHref, onChoose: props.onProduct }}
      categoryLinks={props}
      {...changes}
    />
  )
}

/** A turned page is read from its beginning. */
function showStart(list: HTMLElement | null, heading: HTMLElement | null) {
  list?.scrollIntoView({ block: 'start' })
  const start = heading ?? list
  start?.focus({ preventScroll: true })
}
