import type { Category } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Criteria } from './criteria.ts'
import type { ResultSet } from './result-set.ts'
import { codeOf, fullText, wordsOf } from './search-query.ts'
import type { Vocabulary } from './vocabulary.ts'

export type SearchDeps = {
  findSet: (criteria: Criteria) => Promise<ResultSet>
  findByCode: (code: string) => Promise<number[]>
  readVocabulary: () => Promise<Vocabulary>
  categoriesShown: (showroom: ShowroomContext) => Promise<Category[]>
}

export type Search = (
  showroom: ShowroomContext,
  criteria: Criteria,
  typed: string,
) => Promise<{ set: ResultSet; suggestion: ProductsReply['suggestion'] }>

/**
 * Finds what was typed; or, when that finds nothing, what was probably meant, and says so;
 * or else says which category is the nearest.
 */
export const openSearch =
  ({ findSet, findByCode, readVocabulary, categoriesShown }: SearchDeps): Search =>
  async (showroom, criteria, typed) => {
    const words = wordsOf(typed)
    const code = codeOf(typed)
    const productIds = code === null ? [] : await findByCode(code)
    const set = await findSet(searchingFor(criteria, words, productIds))
    if (set.ids.length > 0) return { set, suggestion: null }

    const vocabulary = await readVocabulary()
    const meant = vocabulary.correct(words)
    if (meant) {
      const corrected = await findSet(searchingFor(criteria, meant, []))
      if (corrected.ids.length > 0) {
        return { set: corrected, suggestion: { search: meant.join(' '), category: null } }
      }
    }
    const elsewhere = await findSet({
      ...searchingFor(criteria, meant ?? words, []),
      within: null,
      hasCategoryFacets: false,
      selections: [],
    })
    const categories = await categoriesShown(showroom)
    const nearest = mostFound(categories, elsewhere) ?? vocabulary.nearest(meant ?? words, categories)
    return { set, suggestion: { search: null, category: nearest } }
  }

/** What is searched for comes in order of how well it matches, unless another order was asked for. */
const searchingFor = (
  criteria: Criteria,
  words: readonly string[],
  productIds: readonly number[],
): Criteria => ({
  ...criteria,
  search: { text: fullText(words), productIds },
  sort: criteria.sort === 'featured' ? 'relevance' : criteria.sort,
})

const mostFound = (categories: readonly Category[], { counts }: ResultSet): Category | null => {
  const found = categories
    .map((category) => ({ category, count: counts.get(`category=${category.id}`) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return found[0]?.category ?? null
}
