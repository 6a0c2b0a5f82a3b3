import type { ProductCard as Card } from '@showroom/contract/catalogue/catalogue'
import { Picture } from '../ui/Picture.tsx'
import { Size } from '../ui/Size.tsx'
import { type CardLinks, ProductLink } from './ProductLink.tsx'
import { CardPrice } from './CardPrice.tsx'
import { browseMessages } from './browse-messages.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { StockLabel } from './StockLabel.tsx'
import { Swatches } from './Swatches.tsx'

type Props = {
  card: Card
  links: CardLinks
  /** How wide the picture is drawn, for the browser to choose a file by. */
  sizes: string
  /** The first row is on the screen at once. */
  isEager?: boolean
  /** One below the heading of what it stands in. */
  Heading?: 'h2' | 'h3'
}

export function ProductCard({ card, links, sizes, isEager = false, Heading = 'h3' }: Props) {
  const [front, back] = card.pictures
  return (
    <article className="card" part="card product-card">
      <div className="card-picture">
        {front && <Picture picture={front} sizes={sizes} isEager={isEager} />}
        {back && (
          <div className="card-back">
            <Picture picture={back} sizes={sizes} isDecorative />
          </div>
        )}
        {card.price.saving_pct !== null && (
          <span className="card-saving">{browseMessages.saving(card.price.saving_pct)}</span>
        )}
        {card.is_featured && <span className="card-saving card-featured">{browseMessages.featured}</span>}
      </div>
      <Swatches card={card} links={links} />
      <p className="card-maker">{card.brand}</p>
      <Heading className="card-name" part="name">
        <ProductLink id={card.id} category={card.category.slug_url} links={links} className="card-link">
          {card.name}
        </ProductLink>
      </Heading>
      <Size size={card.size} />
      <CardPrice price={card.price} />
      <div className="card-foot">
        <StockLabel stock={card.stock} />
        {card.price.unit === 'piece' && card.stock.status !== 'discontinued' && <QuickAdd card={card} />}
      </div>
    </article>
  )
}

/** Of HTML that a server drew it may be hydrated later: it is one element, whatever it shows. */
ProductCard.isSlice = true
