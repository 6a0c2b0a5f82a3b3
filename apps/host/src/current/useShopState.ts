import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { useCart, useShopState } from '@showroom/widgets/shop'
import { useMemo } from 'react'

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
    return [...bySlug.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  }, [menu])
}

/** Where a category stands in the menu: its department, itself or its parent, and the leaf. */
export const useCategoryPlace = (slugOrId: string) => {
  const menu = useMenu()
  return useMemo(() => placeIn(menu, slugOrId), [menu, slugOrId])
}

export type CategoryPlace = { department: Department; category: Category; leaf: Category | null }

const placeIn = (menu: Department[], slugOrId: string): CategoryPlace | null => {
  const isMeant = (each: Category) => each.slug_url === slugOrId || String(each.id) === slugOrId
  for (const department of menu) {
    for (const category of department.categories) {
      if (isMeant(category)) return { department, category, leaf: null }
      const leaf = category.children.find(isMeant)
      if (leaf) return { department, category, leaf }
    }
  }
  return null
}
