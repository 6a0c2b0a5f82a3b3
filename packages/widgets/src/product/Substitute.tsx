import type { ProductCard as Card } from '@showroom/contract/catalogue/catalogue'
import { ProductCard } from '../catalogue-kit/ProductCard.tsx'
import type { CardLinks } from '../catalogue-kit/ProductLink.tsx'
import { laterMessages } from './later-messages.ts'

export type SubstituteProps = { card: Card; links: CardLinks }

/** What there is instead of a material that is no longer sold. */
export const Substitute = ({ card, links }: SubstituteProps) => (
  <>
    <h2>{laterMessages.substitute}</h2>
    <div className="substitute">
      <ProductCard card={card} links={links} sizes="240px" />
    </div>
  </>
)
