import type { Category, Department } from '@showroom/contract/catalogue/catalogue'

export type CategoryPlace = { department: Department; category: Category; leaf: Category | null }

export const placeIn = (menu: readonly Department[], slugOrId: string): CategoryPlace | null => {
  const isMeant = meaning(slugOrId)
  for (const department of menu) {
    for (const category of department.categories) {
      if (isMeant(category)) return { department, category, leaf: null }
      const leaf = category.children.find(isMeant)
      if (leaf) return { department, category, leaf }
    }
  }
  return null
}

/** Whether the department has the category, or a category that has it. */
export const isIn = ({ categories }: Department, slugOrId: string): boolean =>
  categories.flatMap((each) => [each, ...each.children]).some(meaning(slugOrId))

const meaning = (slugOrId: string) => (each: Category) =>
  each.slug_url === slugOrId || String(each.id) === slugOrId
