import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { useId } from 'react'
import { type CardLinks, ProductLink } from '../catalogue-kit/ProductLink.tsx'
import { useAddToCart } from '../catalogue-kit/useAddToCart.ts'
import { useCart } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { laterMessages } from './later-messages.ts'

export type RequiredPartsProps = { parts: readonly ProductCard[]; links: CardLinks }

/** Parts without which the product is of no use: never left out in silence. */
export function RequiredParts({ parts, links }: RequiredPartsProps) {
  const titleId = useId()
  return (
    <div className="parts" role="group" part="required" aria-labelledby={titleId}>
      <h2 id={titleId}>{laterMessages.required}</h2>
      <p className="soft">{laterMessages.requiredHint}</p>
      <ul>
        {parts.map((part) => (
          <li key={part.id} className="part">
            <Part part={part} links={links} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ part, links }: { part: ProductCard; links: CardLinks }) {
  const add = useAddToCart()
  const isBusy = useCart((state) => state.busy.has(part.id))
  const isInCart = useCart(
    (state) => state.cart?.Project_tans.some((line) => line.product_id === part.id) ?? false,
  )
  const [picture] = part.pictures
  return (
    <>
      {picture && <Picture picture={picture} sizes="56px" isDecorative />}
      <div>
        <ProductLink id={part.id} category={part.category.slug_url} links={links} className="part-name">
          {part.name}
        </ProductLink>
        <p className="soft">{money(part.price.price_cents)}</p>
      </div>
      <Button
        isBusy={isBusy}
        label={`${isInCart ? laterMessages.inCart : laterMessages.addPart}: ${part.name}`}
        onClick={() => void add([{ product_id: part.id, qty: 1 }])}
      >
        {isInCart ? laterMessages.inCart : laterMessages.addPart}
      </Button>
    </>
  )
}
