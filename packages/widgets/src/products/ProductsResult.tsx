import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { CardSkeleton } from '../catalogue-kit/CardSkeleton.tsx'
import type { CategoryLinks } from '../catalogue-kit/CategoryLink.tsx'
import { ProductCard } from '../catalogue-kit/ProductCard.tsx'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { useDrawnCount } from '../catalogue-kit/useDrawnCount.ts'
import { Button } from '../ui/Button.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { LazyDialog } from '../ui/LazyDialog.tsx'
import { turn } from '../ui/turn.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { Deferred } from '../ui/Deferred.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import { productsMessages } from './messages.ts'
import { NothingFound } from './NothingFound.tsx'
import { chosenCount, type ProductsState } from './products-state.ts'
import { stockFilter, Toolbar } from './Toolbar.tsx'

type Props = {
  /** The list's name: it tells several lists of a page apart. */
  title: string
  reply: ProductsReply
  /** False while a newer answer is on its way: the last one stays, a little dimmed. */
  isCurrent: boolean
  /** The answer was there at once: a visitor who comes back scrolls to where they were. */
  wasKnown: boolean
  state: ProductsState
  onState: (state: ProductsState) => void
  onPage: (page: number) => void
  cardLinks: CardLinks
  categoryLinks: CategoryLinks
}

/** A list is read before it is narrowed: the code of its filters comes when its products are there. */
const loadFacets = () => import('./facets-door.ts')

/** The first row of a wide page. */
const eagerCards = 4
const cardSizes = '(min-width: 1280px) 240px, (min-width: 640px) 33vw, 50vw'

export function ProductsResult({
  title,
  reply,
  isCurrent,
  wasKnown,
  state,
  onState,
  onPage,
  ...links
}: Props) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const hasStockFacet = reply.facets.some((facet) => facet.key === stockFilter.key)
  const panel = <Lazy load={loadFacets} widget={{ reply, state, onState }} />
  return (
    <div className="products-body" aria-busy={!isCurrent}>
      <section className="products-side" part="filters" aria-label={productsMessages.filtersOf(title)}>
        {/* The products first: the filters are as many elements again. */}
        <Deferred>{panel}</Deferred>
      </section>
      <div className="products-main">
        <Toolbar
          state={state}
          onState={onState}
          canFilterStock={hasStockFacet}
          chosen={chosenCount(state)}
          onOpenFilters={() => setSheetOpen(true)}
        />
        <AppliedFilters state={state} facets={reply.facets} range={reply.price_range} onState={onState} />
        {reply.data.length === 0 ? (
          <NothingFound reply={reply} state={state} onState={onState} links={links.categoryLinks} />
        ) : (
          <Shelf cards={reply.data} links={links.cardLinks} isCurrent={isCurrent} wasKnown={wasKnown} />
        )}
        <Pagination of={title} page={reply.current_page} lastPage={reply.last_page} onPage={onPage} />
      </div>
      {isSheetOpen && (
        <FilterSheet total={reply.total} onClose={() => setSheetOpen(false)}>
          {panel}
        </FilterSheet>
      )}
    </div>
  )
}

type ShelfProps = Pick<Props, 'isCurrent' | 'wasKnown'> & { cards: ProductsReply['data']; links: CardLinks }

/** Each card is drawn once per answer: up to 96 of them would else be drawn with every tick of a filter. */
const Shelf = ({ cards, links: { hrefOf, onChoose }, isCurrent, wasKnown }: ShelfProps) => {
  const drawn = useDrawnCount(cards.length, wasKnown)
  const items = useMemo(
    () =>
      cards.map((card, index) => (
        <ProductCard
          key={card.id}
          card={card}
          links={{ hrefOf, onChoose }}
          sizes={cardSizes}
          isEager={index < eagerCards}
          Heading="h2"
        />
      )),
    [cards, hrefOf, onChoose],
  )
  const isLong = cards.length > shortShelf
  const areLaidOut = useAreLaidOut(cards, isLong && drawn >= cards.length)
  const classes = ['shelf', !isCurrent && 'is-late', isLong && 'is-long', areLaidOut && 'is-laid-out']
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {cards.map(({ id }, index) => (
        <li key={id}>{index < drawn ? items[index] : <CardSkeleton />}</li>
      ))}
    </ul>
  )
}

/** So many cards a slow phone paints, and looks through for what is touched, within a frame. */
const shortShelf = 24

/** Far cards of a long shelf are left out of frames once all have their heights: Back finds the page as it was left. */
const useAreLaidOut = (cards: ProductsReply['data'], areDrawn: boolean) => {
  const [laidOut, setLaidOut] = useState<typeof cards | null>(null)
  useEffect(() => {
    if (areDrawn) void turn().then(() => setLaidOut(cards))
  }, [cards, areDrawn])
  return laidOut === cards
}

type SheetProps = { total: number; onClose: () => void; children: ReactNode }

const FilterSheet = ({ total, onClose, children }: SheetProps) => (
  <LazyDialog
    title={productsMessages.filters}
    shape="drawer"
    onClose={onClose}
    footer={
      <Button kind="primary" isWide onClick={applyTyped(onClose)}>
        {productsMessages.showTotal(total)}
      </Button>
    }
  >
    {children}
  </LazyDialog>
)

/** A price that was typed counts, whether or not its own button was pressed before. */
const applyTyped = (close: () => void) => (event: { currentTarget: Element }) => {
  event.currentTarget.closest('dialog')?.querySelector('form')?.requestSubmit()
  close()
}
