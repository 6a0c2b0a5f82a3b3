import type {
  ArrangedCategory,
  ArrangedDepartment,
  ArrangedSubcategory,
} from '@showroom/contract/catalogue/departments'

export type Found =
  | { kind: 'department'; department: ArrangedDepartment }
  | { kind: 'category'; category: ArrangedCategory; department: ArrangedDepartment }
  | { kind: 'subcategory'; subcategory: ArrangedSubcategory; category: ArrangedCategory }

/** What an address opens: `d4` is a department, `c31` a category or what is below one. */
export const foundArranged = (departments: readonly ArrangedDepartment[], opened: string): Found | null => {
  const id = Number(opened.slice(1))
  for (const department of departments) {
    if (opened.startsWith('d') && department.id === id) return { kind: 'department', department }
    if (!opened.startsWith('c')) continue
    for (const category of department.categories) {
      if (category.id === id) return { kind: 'category', category, department }
      const subcategory = category.children.find((each) => each.id === id)
      if (subcategory) return { kind: 'subcategory', subcategory, category }
    }
  }
  return null
}
