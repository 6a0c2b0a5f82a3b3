import type {
  ArrangedCategory,
  ArrangedDepartment,
  ArrangedSubcategory,
} from '@showroom/contract/catalogue/departments'
import type { KeepingFacts } from '@showroom/contract/catalogue/departments.rules'
import type { Queries } from '../../platform/db/db.ts'
import { placeNamed } from '../import/category-words.ts'
import {
  type StoredCategory,
  type StoredDepartment,
  storedCategories,
  storedDepartments,
} from './departments.store.ts'
import { sentPicture } from './picture-path.ts'

/** Departments and categories as Admins see them: hidden ones as well. */
export type Arranged = {
  departments: readonly StoredDepartment[]
  categories: readonly StoredCategory[]
}

export const readArranged = async (db: Queries): Promise<Arranged> => ({
  departments: await storedDepartments(db),
  categories: await storedCategories(db),
})

export const isBuiltIn = ({ slug }: { slug: string }): boolean => placeNamed(slug) !== null

export const homesIn = ({ categories }: Arranged, departmentId: number): StoredCategory[] =>
  categories.filter(({ parentId, homeId }) => parentId === null && homeId === departmentId)

export const childrenOf = ({ categories }: Arranged, id: number): StoredCategory[] =>
  categories.filter(({ parentId }) => parentId === id)

type Counts = { product_count: number; active_count: number }

const sumOf = (rows: readonly Counts[]): Counts => ({
  product_count: rows.reduce((sum, { product_count }) => sum + product_count, 0),
  active_count: rows.reduce((sum, { active_count }) => sum + active_count, 0),
})

const countsOf = ({ productCount, activeCount }: StoredCategory): Counts => ({
  product_count: productCount,
  active_count: activeCount,
})

const presentChild = (row: StoredCategory): ArrangedSubcategory => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  is_hidden: row.isHidden,
  is_built_in: isBuiltIn(row),
  ...countsOf(row),
})

const presentCategory = (arranged: Arranged, row: StoredCategory): ArrangedCategory => {
  const children = childrenOf(arranged, row.id).map(presentChild)
  return {
    ...presentChild(row),
    ...sumOf([...children, countsOf(row)]),
    picture: row.picture === null ? null : sentPicture(row.picture),
    also_in: row.alsoIn,
    children,
  }
}

export const presentArranged = (arranged: Arranged): ArrangedDepartment[] =>
  arranged.departments.map(({ id, name, slug, isHidden }) => {
    const categories = homesIn(arranged, id).map((row) => presentCategory(arranged, row))
    const also = arranged.categories.filter(({ alsoIn }) => alsoIn.includes(id))
    return {
      id,
      name,
      slug,
      is_hidden: isHidden,
      ...sumOf(categories),
      categories,
      also_shows: also.map((row) => row.name),
    }
  })

/** What decides whether a category can go. */
export const factsOfCategory = (arranged: Arranged, row: StoredCategory): KeepingFacts => {
  const { product_count, children, is_built_in } = presentCategory(arranged, row)
  return { product_count, children: children.length, is_built_in }
}

/** No file is sorted by departments: what is in them keeps them. */
export const factsOfDepartment = (arranged: Arranged, departmentId: number): KeepingFacts => {
  const homes = homesIn(arranged, departmentId)
  const products = homes.map((row) => factsOfCategory(arranged, row).product_count)
  return {
    product_count: products.reduce((sum, count) => sum + count, 0),
    children: homes.length,
    is_built_in: false,
  }
}
