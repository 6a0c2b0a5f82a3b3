import { type ProductCard, productCard } from '@showroom/contract/catalogue/catalogue'
import { type ProductsReply, productsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { fastSerializer, type Serialize } from '../../platform/http/reply-serializer.ts'
import { sameForAll } from './product-card.ts'

/** Two objects as text, as one. */
const joined = (first: string, second: string): string => `${first.slice(0, -1)},${second.slice(1)}`

/**
 * Writes a page of products. What of a card is the same in every showroom is written once and kept as text for as long
 * as the card is: of a list that nobody has asked for yet, only prices and counts are new.
 */
export const writtenCards = (): Serialize => {
  const writePage = fastSerializer(productsReply.omit({ data: true }))
  const writeSame = fastSerializer(productCard.omit({ price: true, is_featured: true }))
  const writeOwn = fastSerializer(productCard.pick({ price: true, is_featured: true }))
  const known = new WeakMap<object, string>()
  const sameOf = (card: ProductCard): string => {
    const same = sameForAll(card)
    const text = known.get(same) ?? writeSame(same)
    known.set(same, text)
    return text
  }
  const write = ({ data, ...page }: ProductsReply): string => {
    const cards = data.map((card) => joined(sameOf(card), writeOwn(card)))
    return joined(writePage(page), `{"data":[${cards.join()}]}`)
  }
  // Given to the two calls alone whose replies are such pages.
  return (reply) => write(reply as ProductsReply)
}
