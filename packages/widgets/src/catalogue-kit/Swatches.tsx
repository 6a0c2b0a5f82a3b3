import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { browseMessages } from './browse-messages.ts'
import { type CardLinks, ProductLink } from './ProductLink.tsx'

/** The same material in its other colors. */
export function Swatches({ card, links }: { card: ProductCard; links: CardLinks }) {
  if (card.swatches.length < 2) return null
  return (
    <ul className="card-swatches" part="swatches" aria-label={browseMessages.colors}>
      {card.swatches.map((swatch) => (
        <li key={swatch.product_id}>
          <ProductLink
            id={swatch.product_id}
            category={card.category.slug_url}
            links={links}
            className="card-swatch"
            label={swatch.name}
          >
            <svg className="card-dot" color={swatch.color}>
              <title>{swatch.name}</title>
            </svg>
          </ProductLink>
        </li>
      ))}
      {card.more_swatches > 0 && (
        <li className="card-more">
          <span aria-hidden="true">{browseMessages.moreColors(card.more_swatches)}</span>
          <span className="said">{browseMessages.moreColorsSpoken(card.more_swatches)}</span>
        </li>
      )}
    </ul>
  )
}
