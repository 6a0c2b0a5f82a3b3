import { useRef } from 'react'
import type { ProductCategory } from '../../current/product-category.ts'
import { useRootCategories } from '../../current/useShopState.ts'
import { CategoryPicture } from '../../picture/CategoryPicture.tsx'
import './CategoryCarousel.css'

export const CategoryCarousel = ({ onChosen }: { onChosen(category: ProductCategory): void }) => {
  const categories = useRootCategories()
  const track = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.9, behavior: 'smooth' })

  return (
    <section className="carousel" aria-labelledby="by-category">
      <div className="carousel-head">
        <h2 id="by-category">Shop by category</h2>
        <div className="carousel-arrows">
          <button type="button" onClick={() => move(-1)} aria-label="Previous categories">
            ←
          </button>
          <button type="button" onClick={() => move(1)} aria-label="Next categories">
            →
          </button>
        </div>
      </div>
      <ul ref={track} className="carousel-track" aria-busy={categories.length === 0}>
        {categories.length === 0
          ? Array.from({ length: 8 }, (_, index) => <li key={index} className="tile tile-waiting" />)
          : categories.map((category) => (
              <li key={category.id} className="tile">
                <button type="button" onClick={() => onChosen(category)}>
                  <CategoryPicture slug={category.slug_url} sizes="240px" />
                  <span>{category.name}</span>
                </button>
              </li>
            ))}
      </ul>
    </section>
  )
}
