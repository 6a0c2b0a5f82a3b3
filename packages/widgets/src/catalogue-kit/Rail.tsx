import type { ProductCard as Card } from '@showroom/contract/catalogue/catalogue'
import { useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useFits } from '../ui/useFits.ts'
import { browseMessages } from './browse-messages.ts'
import { ProductCard } from './ProductCard.tsx'
import type { CardLinks } from './ProductLink.tsx'
import { useDrawnCount } from './useDrawnCount.ts'

type Props = {
  title: string
  cards: readonly Card[]
  links: CardLinks
  /** Cards that it begins with came with what stands around it, and are drawn with it. */
  wasKnown?: boolean
}

/** A row of products that scrolls sideways by touch, wheel, keyboard or its two buttons. */
export function Rail({ title, cards, links: { hrefOf, onChoose }, wasKnown = true }: Props) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const strip = list.current
    strip?.scrollBy({ left: direction * (isRightToLeft(strip) ? -1 : 1) * strip.clientWidth * 0.8 })
  }
  const [isAtOnce] = useState(wasKnown && cards.length > 0)
  const drawn = useDrawnCount(cards.length, isAtOnce)
  const fits = useFits(list, Math.min(drawn, cards.length)) && drawn >= cards.length
  // Each card is drawn once, however often the row grows.
  const items = useMemo(
    () =>
      cards.map((card) => (
        <li key={card.id} className="rail-item">
          <ProductCard card={card} links={{ hrefOf, onChoose }} sizes="240px" />
        </li>
      )),
    [cards, hrefOf, onChoose],
  )
  if (cards.length === 0) return null
  return (
    <div className="rail" role="group" part="rail" aria-labelledby={titleId}>
      <div className="rail-head">
        <h2 id={titleId} className="rail-title">
          {title}
        </h2>
        {!fits && <RailButtons onScroll={scroll} />}
      </div>
      <ul className="rail-list" ref={list}>
        {items.slice(0, drawn)}
      </ul>
    </div>
  )
}

const RailButtons = ({ onScroll }: { onScroll: (direction: 1 | -1) => void }) => (
  <div className="rail-buttons">
    <button
      type="button"
      className="rail-button"
      aria-label={browseMessages.previous}
      onClick={() => onScroll(-1)}
    >
      <Icon name="chevron" />
    </button>
    <button
      type="button"
      className="rail-button"
      aria-label={browseMessages.next}
      onClick={() => onScroll(1)}
    >
      <Icon name="chevron" />
    </button>
  </div>
)

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
