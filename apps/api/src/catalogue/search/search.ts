import type { Category } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Criteria } from './criteria.ts'
import type { FindPage, PageOf } from '../index/finder.ts'
import type { FoundPage } from '../index/question.ts'
import { codeOf, fullText, wordsOf } from './search-query.ts'
import type { Vocabulary } from './vocabulary.ts'

export type SearchDeps = {
  findPage: FindPage
  findByCode: (code: string) => Promise<number[]>
  readVocabulary: () => Promise<Vocabulary>
  categoriesShown: (showroom: ShowroomContext) => Promise<Category[]>
}

/** What was typed, beside everything else that a list is asked for by. */
export type Typed = { criteria: Criteria; typed: string; page: PageOf }

export type Search = (
  showroom: ShowroomContext,
  asked: Typed,
) => Promise<{ found: FoundPage; suggestion: ProductsReply['suggestion'] }>

/**
 * Finds what was typed; or, when that finds nothing, what was probably meant, and says so;
 * or else says which category is the nearest.
 */
export const openSearch =
  ({ findPage, findByCode, readVocabulary, categoriesShown }: SearchDeps): Search =>
  async (showroom, { criteria, typed, page }) => {
    const words = wordsOf(typed)
    const code = codeOf(typed)
    const productIds = code === null ? [] : await findByCode(code)
    const found = await findPage(searchingFor(criteria, words, productIds), page)
    if (found.total > 0) return { found, suggestion: null }

    const vocabulary = await readVocabulary()
    const meant = vocabulary.correct(words)
    if (meant) {
      const corrected = await findPage(searchingFor(criteria, meant, []), page)
      if (corrected.total > 0) {
        return { found: corrected, suggestion: { search: meant.join(' '), category: null } }
      }
    }
    const categories = await categoriesShown(showroom)
    const elsewhere = { ...searchingFor(criteria, meant ?? words, []), ...everywhere }
    const isSearched = criteria.within === null && criteria.selections.length === 0
    const most = isSearched ? null : mostFound(categories, await findPage(elsewhere, page))
    const nearest = most ?? vocabulary.nearest(meant ?? words, categories)
    return { found, suggestion: { search: null, category: nearest } }
  }

const everywhere = { within: null, hasCategoryFacets: false, selections: [] }

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

const mostFound = (categories: readonly Category[], { counts }: FoundPage): Category | null => {
  const found = categories
    .map((category) => ({ category, count: counts.get(`category=${category.id}`) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return found[0]?.category ?? null
}
