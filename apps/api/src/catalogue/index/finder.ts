import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/db/db.ts'
import { rulesOfList } from '../../pricing/price-list/price-list.store.ts'
import type { Criteria } from '../search/criteria.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { find } from './find.ts'
import type { PriceRules } from './prices.ts'
import type { FoundPage, TextQuestion } from './question.ts'
import { rankedProducts } from './text.store.ts'
import { openUnderstanding } from './understanding.ts'

export type PageOf = { page: number; size: number }
export type FindPage = (criteria: Criteria, page: PageOf) => Promise<FoundPage>

type FinderDeps = { db: Queries; now: () => Date; index: CatalogueIndex; rulesOf: ReadRules }

const dayMs = 86_400_000

/** Answers lists and searches out of memory; the database is asked what words mean, once for each of them. */
export const openFinder = ({ db, now, index, rulesOf }: FinderDeps): FindPage => {
  const textOf = openTexts(db)
  return async (criteria, { page, size }) => {
    const rules = await rulesOf(criteria.priceListId)
    const text = criteria.search ? await textOf(criteria.search.text) : null
    const { shelves, tree } = await index.current()
    const rootsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => tree.bySlug.get(slug)?.id ?? [])
    const today = Math.floor(now().getTime() / dayMs)
    return find(shelves, { criteria, rules, text, rootsOf, today, page, pageSize: size })
  }
}

export type ReadRules = (priceListId: number) => Promise<PriceRules>

const mostRules = 2_000

/** Under its id a list never changes. */
export const openRules = (db: Queries): ReadRules => {
  const known = new LRUCache<number, PriceRules>({ max: mostRules })
  return async (priceListId) => {
    const rules = known.get(priceListId) ?? (await rulesOfList(db, priceListId))
    known.set(priceListId, rules)
    return rules
  }
}

const openTexts = (db: Queries) => {
  const understand = openUnderstanding(db)
  return async (text: string): Promise<TextQuestion> => {
    const query = await understand(text)
    return query ? { kind: 'words', query } : { kind: 'listed', ranks: await rankedProducts(db, text) }
  }
}
