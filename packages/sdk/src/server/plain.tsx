import type { Department, Price, ProductCard, ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { money } from '@showroom/widgets/ui/format.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'preact-render-to-string'
import type { linksTo } from '../links.ts'
import type { TagName } from '../registry.ts'
import { plainMessages } from './messages.ts'
import type { Replies } from './replies.ts'

export type PlainSources = {
  replies: Replies
  links: ReturnType<typeof linksTo>
  /** Origin of the marketplace. */
  apiBase: string
}

/** What stands inside the tag until the script has come, and for whoever reads pages without one: links and prices. */
export const plainOf = (tag: TagName, sources: PlainSources): string =>
  renderToString(<>{plain[tag](sources)}</>)

const plain: Record<TagName, (sources: PlainSources) => ReactNode> = {
  'showroom-entry': ({ apiBase }) => <a href={`${apiBase}/showroom/`}>{plainMessages.entry}</a>,
  'showroom-categories': ({ replies, links }) => (
    <Departments departments={replies['GET /api/shop']?.data.menu ?? []} links={links} />
  ),
  'showroom-products': ({ replies, links }) => {
    const reply = replies['GET /api/visualization/products']
    const category = reply?.category
    return (
      <>
        <Cards cards={reply?.data ?? []} links={links} />
        {category && (
          <p>
            <a href={links.categoryHref(category.slug_url)}>{plainMessages.all(category.name)}</a>
          </p>
        )}
      </>
    )
  },
  'showroom-product': ({ replies, links }) => {
    const product = replies['GET /api/public']?.data
    return product && <Product product={product} links={links} />
  },
  'showroom-cart-button': ({ apiBase }) => <CartLink apiBase={apiBase} />,
  'showroom-cart': ({ apiBase }) => <CartLink apiBase={apiBase} />,
  'showroom-checkout': ({ apiBase }) => <CartLink apiBase={apiBase} />,
  // Who may come in is asked by the script: without one there is no session on this page.
  'showroom-sign-in': () => null,
  'showroom-orders': ({ apiBase }) => <a href={`${apiBase}/showroom/your_orders`}>{plainMessages.orders}</a>,
  'showroom-chat': ({ apiBase }) => <a href={`${apiBase}/showroom/projects`}>{plainMessages.chat}</a>,
  'showroom-checklist': ({ apiBase }) => (
    <a href={`${apiBase}/showroom/visualize/checklist`}>{plainMessages.checklist}</a>
  ),
  'showroom-visualizer': ({ apiBase }) => (
    <a href={`${apiBase}/showroom/visualize/templates`}>{plainMessages.visualizer}</a>
  ),
  'showroom-shop': ({ replies, links }) => (
    <>
      <Departments departments={replies['GET /api/shop']?.data.menu ?? []} links={links} />
      <Cards
        cards={
          replies['GET /api/visualization/products']?.data ?? replies['POST /api/top_products/']?.data ?? []
        }
        links={links}
      />
    </>
  ),
}

type Links = PlainSources['links']

const CartLink = ({ apiBase }: { apiBase: string }) => (
  <a href={`${apiBase}/showroom/cart`}>{plainMessages.cart}</a>
)

const Departments = ({ departments, links }: { departments: readonly Department[]; links: Links }) =>
  departments
    .filter(({ categories }) => categories.length > 0)
    .map(({ id, name, categories }) => (
      <section key={id}>
        <h2>{name}</h2>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <a href={links.categoryHref(category.slug_url)}>{category.name}</a>
            </li>
          ))}
        </ul>
      </section>
    ))

const Cards = ({ cards, links }: { cards: readonly ProductCard[]; links: Links }) =>
  cards.length > 0 && (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <a href={links.productHref(card.id)}>{card.name}</a>, {card.brand}, {priceText(card.price)}
        </li>
      ))}
    </ul>
  )

const Product = ({ product, links }: { product: ProductDetail; links: Links }) => (
  <article>
    <h2>
      <a href={links.productHref(product.id)}>{product.name}</a>
    </h2>
    <p>
      {product.brand}, {priceText(product.price)}
    </p>
    {product.description && <p>{product.description}</p>}
  </article>
)

/** What is paid for one unit, with the price by the square foot where the shelf says one. */
const priceText = ({ per_sqft_cents: perSqft, price_cents: paid, unit, uom }: Price) =>
  perSqft !== null && unit !== 'square_foot'
    ? `${plainMessages.per(money(paid), uom)} (${plainMessages.perSqft(money(perSqft))})`
    : plainMessages.per(money(paid), uom)
