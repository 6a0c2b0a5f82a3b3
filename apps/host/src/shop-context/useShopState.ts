import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { useCart, useShopState } from '@showroom/widgets/shop'
import { useMemo } from 'react'
import { placeIn } from './category-place.ts'

/** Departments of the open shop; empty until it has answered. */
export const useMenu = (): Department[] => useShopState((state) => state.menu)

export const useProfile = () => useShopState((state) => state.profile)

export const useTheme = () => useShopState((state) => state.theme)

export const useCartCount = () => useCart((state) => state.count)

/** The categories of the landing page's tiles: each once, by name, however many departments show it. */
export const useRootCategories = (): Category[] => {
  const menu = useMenu()
  return useMemo(() => {
    const bySlug = new Map(menu.flatMap(({ categories }) => categories).map((each) => [each.slug_url, each]))
    return [...bySlug.values()].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
  }, [menu])
}

/** How many materials the open shop shows; 0 until it has answered. */
export const useMaterialCount = (): number =>
  useRootCategories().reduce((sum, { product_count }) => sum + product_count, 0)

/** Where a category stands in the menu: its department, itself or its parent, and the leaf. */
export const useCategoryPlace = (slugOrId: string) => {
  const menu = useMenu()
  return useMemo(() => placeIn(menu, slugOrId), [menu, slugOrId])
}
