import type { Category } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { ShopLink } from '../catalogue-kit/ShopLink.tsx'
import { useEmit, useShop } from '../shop/index.ts'
import { categoriesMessages } from './messages.ts'

export type CategoryTileLinks = {
  categoryHref?: ((slug: string) => string) | undefined
  onCategory?: ((slug: string) => void) | undefined
}

type CategoryTileProps = { category: Category; menuSlug: string; links: CategoryTileLinks }

export const CategoryTile = ({ category, menuSlug, links }: CategoryTileProps) => {
  const emit = useEmit()
  const { slug_url, name, product_count } = category
  const { categoryHref, onCategory } = links
  return (
    <ShopLink
      className="tile"
      href={categoryHref?.(slug_url)}
      announce={() => emit('category-chosen', { slug_url, name, menu_slug: menuSlug }, { cancelable: true })}
      onGo={onCategory && (() => onCategory(slug_url))}
    >
      <TilePicture path={category.picture} />
      <span className="name">{name}</span>
      <span className="count">{categoriesMessages.count(product_count)}</span>
    </ShopLink>
  )
}

/** Without a picture, or until it comes, the tile is a plain wall. */
const TilePicture = ({ path }: { path: string | null }) => {
  const { apiBase } = useShop()
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="wall">
      {path !== null && !isMissing && (
        <img
          src={apiBase + path}
          alt=""
          width={480}
          height={600}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
