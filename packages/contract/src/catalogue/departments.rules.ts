import { departmentMessages as say } from './departments.messages.ts'

/** What decides whether a department or category can go, or get another address. */
export type KeepingFacts = {
  /** Of every state, drafts as well. */
  product_count: number
  children: number
  /** Vendors' files are sorted into it by its words. */
  is_built_in: boolean
}

/** Why it stays; null where it can be removed. */
export const removalRefusal = ({ product_count, children, is_built_in }: KeepingFacts): string | null => {
  if (product_count > 0) return say.holdsProducts(product_count)
  if (children > 0) return say.holdsChildren(children)
  return is_built_in ? say.isBuiltIn : null
}

/** Why its address stays: websites and products name it, and no redirect reaches those. Null where it may change. */
export const slugRefusal = ({
  product_count,
  is_built_in,
}: Omit<KeepingFacts, 'children'>): string | null => {
  if (is_built_in) return say.slugBuiltIn
  return product_count > 0 ? say.slugInUse : null
}

export const mostSlug = 60

/** The address that a name suggests. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostSlug)
    .replace(/^-+|-+$/g, '')

/** A category is named by its address or else its number: an address of digits would be somebody else's number. */
export const isSlug = (slug: string): boolean =>
  slug.length <= mostSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && /[a-z]/.test(slug)

/** In another place of its row; beyond the ends it stands at the end. */
export const placedAt = (ids: readonly number[], id: number, position: number): number[] => {
  const others = ids.filter((each) => each !== id)
  return ids.includes(id) ? others.toSpliced(Math.min(position, others.length), 0, id) : others
}
