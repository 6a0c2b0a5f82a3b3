import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { CategoryLink, type CategoryLinks } from '../catalogue-kit/CategoryLink.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { productsMessages } from './messages.ts'
import { cleared, emptyState, isNarrowed, narrowed, type ProductsState } from './products-state.ts'

type Props = {
  reply: ProductsReply
  state: ProductsState
  onState: (state: ProductsState) => void
  links: CategoryLinks
}

/** Never a dead end: what was probably meant, the nearest category, or fewer filters. */
export function NothingFound({ reply, state, onState, links }: Props) {
  const { search, category } = reply.suggestion ?? { search: null, category: null }
  const title = state.search ? productsMessages.emptySearch(state.search) : productsMessages.empty
  return (
    <EmptyState title={title} text={productsMessages.emptyHint}>
      {search && (
        <p>
          {productsMessages.didYouMean}{' '}
          <Button kind="quiet" onClick={() => onState(narrowed(state, { search }))}>
            {search}
          </Button>
        </p>
      )}
      {category && (
        <CategoryLink category={category} links={links} className="button secondary">
          {productsMessages.browseInstead(category.name)}
        </CategoryLink>
      )}
      <Button onClick={() => onState(isNarrowed(state) ? cleared(state) : emptyState(state.pageSize))}>
        {isNarrowed(state) ? productsMessages.clearAll : productsMessages.showEverything}
      </Button>
    </EmptyState>
  )
}
