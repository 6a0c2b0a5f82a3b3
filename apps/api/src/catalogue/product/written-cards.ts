import { type ProductCard, productCard, productDetail } from '@showroom/contract/catalogue/catalogue'
import { type ProductsReply, productsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { fastSerializer, Written } from '../../platform/http/reply-serializer.ts'
import { sameForAll } from './product-card.ts'
import type { ProductReply } from './product.ts'

/** Two objects as text, as one. */
const joined = (first: string, second: string): string => `${first.slice(0, -1)},${second.slice(1)}`

/** What of a card is the same in every showroom is written once, and kept as text for as long as the card is. */
const cardWriter = () => {
  const writeSame = fastSerializer(productCard.omit({ price: true, is_featured: true }))
  const writeOwn = fastSerializer(productCard.pick({ price: true, is_featured: true }))
  const known = new WeakMap<object, string>()
  const sameOf = (card: ProductCard): string => {
    const same = sameForAll(card)
    const text = known.get(same) ?? writeSame(same)
    known.set(same, text)
    return text
  }
  const write = (card: ProductCard): string => joined(sameOf(card), writeOwn(card))
  return { write, writeAll: (cards: readonly ProductCard[]) => `[${cards.map(write).join()}]` }
}

/**
 * Writes what is made of cards, quicker than by its shape and with the same fields: of a page that nobody has asked for
 * yet, only what is not on cards is new. The text is all that is kept of it, since what it was written from would be
 * walked through whenever garbage is collected.
 */
export const replyTexts = () => {
  const { write, writeAll } = cardWriter()
  const writePage = fastSerializer(productsReply.omit({ data: true }))
  const writeProduct = fastSerializer(
    productDetail.omit({ matching: true, required: true, substitute: true }),
  )
  return {
    page: ({ data, ...page }: ProductsReply): Written<ProductsReply> =>
      new Written(joined(writePage(page), `{"data":${writeAll(data)}}`)),
    product: ({ data }: ProductReply): Written<ProductReply> => {
      const { matching, required, substitute, ...product } = data
      const beside = `{"matching":${writeAll(matching)},"required":${writeAll(required)},"substitute":${substitute ? write(substitute) : 'null'}}`
      return new Written(`{"success":true,"data":${joined(writeProduct(product), beside)}}`)
    },
  }
}

export type ReplyTexts = ReturnType<typeof replyTexts>
