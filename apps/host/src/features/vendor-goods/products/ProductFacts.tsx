import type { ProductShelf, VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import { type PartKind, partKinds } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { ProductPicture } from '../../projects/ProductPicture.tsx'
import { shelfOf } from './shelf-of.ts'
import { typedOf } from './product-typed.ts'
import { productMessages as messages } from './messages.ts'

type Props = { product: VendorProduct; shelves: readonly ProductShelf[] }

const partsText = ({ parts }: VendorProduct, of: PartKind): string =>
  parts
    .filter(({ kind }) => kind === of)
    .map(({ name }) => name)
    .join('\n')

/** What is said of a product, for whoever can not change it now. */
export const ProductFacts = ({ product, shelves }: Props) => {
  const typed = typedOf(product)
  const labels = new Map(
    shelfOf(shelves, product.category)?.attributes.map(({ key, label, unit }) => [key, { label, unit }]),
  )
  const facts: (readonly [string, string])[] = [
    [messages.vendor, product.vendor],
    [messages.sku, product.sku],
    [messages.category, product.category_name],
    [messages.brand, product.brand],
    [messages.description, product.description],
    [messages.mpn, product.mpn],
    [messages.upc, product.upc],
    [messages.color, product.color],
    [messages.size, product.size_label],
    [messages.price, `${dollars(product.price_cents)} / ${product.uom}`],
    [messages.msrp, product.msrp_cents === null ? '' : dollars(product.msrp_cents)],
    [messages.coverage, typed.coverage],
    [messages.length, typed.length],
    [messages.pieces, typed.pieces],
    [messages.weight, typed.weight_centi_lb],
    [messages.stock, product.stock_qty.toLocaleString('en-US')],
    [messages.lead, messages.days(product.lead_days_min, product.lead_days_max)],
    ...[...labels].map(
      ([key, { label, unit }]) => [label, `${typed.attributes[key] ?? ''} ${unit}`.trim()] as const,
    ),
    [messages.states, typed.restricted_states],
    ...partKinds.map((kind) => [messages.partOf(kind), partsText(product, kind)] as const),
  ]
  return (
    <>
      {product.photos.length > 0 && (
        <ul className="goods-gallery">
          {product.photos.map(({ id, picture, problem }) => (
            <li key={id}>
              {picture ? (
                <ProductPicture picture={picture} sizes="160px" />
              ) : (
                problem || messages.photoWaiting
              )}
            </li>
          ))}
        </ul>
      )}
      <FactList>
        {facts
          .filter(([, value]) => value !== '' && value !== undefined)
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
      </FactList>
    </>
  )
}
