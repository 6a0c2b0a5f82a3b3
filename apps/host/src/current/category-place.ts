import type { Category, Department } from '@showroom/contract/catalogue/catalogue'

export type CategoryPlace = { department: Department; category: Category; leaf: Category | null }

export const placeIn = (menu: readonly Department[], slugOrId: string): CategoryPlace | null => {
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
