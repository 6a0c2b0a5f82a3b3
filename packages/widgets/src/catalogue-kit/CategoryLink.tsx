import type { ReactNode } from 'react'
import { useEmit } from '../shop/context.ts'
import { ShopLink } from './ShopLink.tsx'

export type CategoryLinks = {
  categoryHref?: ((slug: string) => string) | undefined
  onCategory?: ((slug: string) => void) | undefined
}

type Props = {
  category: { slug_url: string; name: string }
  links: CategoryLinks
  className: string
  children?: ReactNode
}

export function CategoryLink({ category, links, className, children }: Props) {
  const emit = useEmit()
  const { slug_url, name } = category
  const { categoryHref, onCategory } = links
  return (
    <ShopLink
      href={categoryHref?.(slug_url)}
      announce={() => emit('category-chosen', { slug_url, name, menu_slug: null }, { cancelable: true })}
      onGo={onCategory && (() => onCategory(slug_url))}
      className={className}
    >
      {children ?? name}
    </ShopLink>
  )
}
