import type { ProductCategory } from '../../shop-context/product-category.ts'
import { useRootCategories } from '../../shop-context/useShopState.ts'
import { CategoryPicture } from '../../kit/picture/CategoryPicture.tsx'
import { Carousel } from './Carousel.tsx'
import { tiles } from './tiles.ts'
import { landingMessages as messages } from './messages.ts'
import './CategoryCarousel.css'

/** As wide as a tile is where the row shows six, five, three or two of them. */
const sizes = '(min-width: 1200px) 220px, (min-width: 1025px) 18vw, (min-width: 769px) 26vw, 42vw'

/** Drawn at once; a tile leads on when the shop has said what it sells, and goes when that is not among it. */
export const CategoryCarousel = ({ onChosen }: { onChosen(category: ProductCategory): void }) => {
  const categories = useRootCategories()
  const isOpen = categories.length > 0
  const shown = tiles.flatMap(([name, slug]) => {
    const category = categories.find(({ slug_url }) => slug_url === slug)
    return isOpen && !category ? [] : [{ name, slug, category }]
  })
  return (
    <section className="landing-section" aria-labelledby="by-category">
      <Carousel
        of={messages.categories}
        className="tiles"
        head={<h2 id="by-category">{messages.shopByCategory}</h2>}
      >
        {shown.map(({ name, slug, category }) => (
          <li key={slug} className="tile">
            <button type="button" disabled={!category} onClick={() => category && onChosen(category)}>
              <CategoryPicture slug={slug} picture={category?.picture} sizes={sizes} />
              <span>{category?.name ?? name}</span>
            </button>
          </li>
        ))}
      </Carousel>
    </section>
  )
}
