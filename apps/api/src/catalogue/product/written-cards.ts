import { type ProductCard, productCard, productDetail } from '@showroom/contract/catalogue/catalogue'
import { type ProductsReply, productsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { fastSerializer, Written } from '../../platform/http/reply-serializer.ts'
import { sameForAll } from './product-card.ts'
import type { ProductReply } from './product.ts'

type Part = string | Buffer

const sizeOf = (part: Part): number => (typeof part === 'string' ? Buffer.byteLength(part) : part.length)

/** Texts and bytes, one behind the other. */
const joined = (parts: readonly Part[]): Buffer => {
  let size = 0
  for (const part of parts) size += sizeOf(part)
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const part of parts) at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at)
  return bytes
}

/** The fields of an object that is written, for more to come behind them; and those that come behind others. */
const before = (object: string): string => `${object.slice(0, -1)},`
const behind = (object: string): string => object.slice(1)

/** What of a card is the same in every showroom is written once, and kept as bytes for as long as the card is. */
const cardWriter = () => {
  const writeSame = fastSerializer(productCard.omit({ price: true, is_featured: true }))
  const writeOwn = fastSerializer(productCard.pick({ price: true, is_featured: true }))
  const known = new WeakMap<object, Buffer>()
  const sameOf = (card: ProductCard): Buffer => {
    const same = sameForAll(card)
    const kept = known.get(same)
    if (kept) return kept
    const bytes = Buffer.from(before(writeSame(same)))
    known.set(same, bytes)
    return bytes
  }
  const partsOf = (card: ProductCard): Part[] => [sameOf(card), behind(writeOwn(card))]
  const partsOfAll = (cards: readonly ProductCard[]): Part[] => {
    const parts: Part[] = []
    for (const card of cards) parts.push(parts.length === 0 ? '[' : ',', ...partsOf(card))
    return parts.length === 0 ? ['[]'] : [...parts, ']']
  }
  return { partsOf, partsOfAll }
}

/**
 * Writes what is made of cards, quicker than by its shape and with the same fields: of a page that nobody has asked for
 * yet, only what is not on cards is new. The bytes are all that is kept of it, since what it was written from would be
 * walked through whenever garbage is collected.
 */
export const replyTexts = () => {
  const { partsOf, partsOfAll } = cardWriter()
  const writePage = fastSerializer(productsReply.omit({ data: true }))
  const writeProduct = fastSerializer(
    productDetail.omit({ matching: true, required: true, substitute: true }),
  )
  return {
    page: ({ data, ...page }: ProductsReply): Written<ProductsReply> =>
      new Written(joined([before(writePage(page)), '"data":', ...partsOfAll(data), '}'])),
    product: ({ data }: ProductReply): Written<ProductReply> => {
      const { matching, required, substitute, ...product } = data
      return new Written(
        joined([
          `{"success":true,"data":${before(writeProduct(product))}"matching":`,
          ...partsOfAll(matching),
          ',"required":',
          ...partsOfAll(required),
          ',"substitute":',
          ...(substitute ? partsOf(substitute) : ['null']),
          '}}',
        ]),
      )
    },
  }
}

export type ReplyTexts = ReturnType<typeof replyTexts>
