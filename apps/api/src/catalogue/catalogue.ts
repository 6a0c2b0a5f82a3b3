import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { Brand, Category, Department } from '@showroom/contract/catalogue/catalogue'
import type { Db } from '../platform/db/db.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { openCatalogueVersion } from './catalogue-version.ts'
import { readCatalogueVersion } from './catalogue-version.store.ts'
import { derivedValues, keptValues } from './derived-values.ts'
import { openDocuments } from './documents/documents.ts'
import { type CatalogueIndex, openCatalogueIndex } from './index/catalogue-index.ts'
import { brandNames, brandsShown, carriedIn, countByCategory } from './index/facts.ts'
import { openFinder, openRules, type ReadRules } from './index/finder.ts'
import { openPricer } from './index/pricer.ts'
import { savingsIn } from './index/savings.ts'
import { categoriesOf, menuOf } from './menu/menu.ts'
import type { SavingRow } from './menu/savings.ts'
import { readAppearance } from './product/appearance.store.ts'
import { openProductCards } from './product/product-cards.ts'
import { openProduct } from './product/product.ts'
import { openRails } from './product/rails.ts'
import { replyTexts } from './product/written-cards.ts'
import { openSkuCards } from './product/sku-cards.ts'
import { findByCode } from './search/code.store.ts'
import { categoryFacets, type FacetDefinition, sharedFacets } from './search/facet-definitions.ts'
import type { Place } from './search/place.ts'
import { openProducts } from './search/products.ts'
import { openSearch } from './search/search.ts'
import { readVendors } from './search/vendor.store.ts'
import { type Vocabulary, vocabularyOf } from './search/vocabulary.ts'
import { readNames } from './search/vocabulary.store.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

type CatalogueDeps = { db: Db; now: () => Date; report: (error: unknown) => void }

/** Everything a showroom's visitor can read of the catalogue, out of what this process keeps of it in memory. */
export const openCatalogue = ({ db, now, report }: CatalogueDeps) => {
  const version = openCatalogueVersion(
    () => readCatalogueVersion(db),
    () => now().getTime(),
  )
  const index = openCatalogueIndex({ db, now, report })
  const readTree = async () => (await index.current()).tree
  const shelfOf = openShelf(index)
  const categoriesShown = async (showroom: ShowroomContext) => (await shelfOf(showroom)).categories

  const rulesOf = openRules(db)
  const findPage = openFinder({ db, now, index, rulesOf })
  const pricesFor = openPricer({ index, rulesOf })
  const cards = openProductCards({ db, index, pricesFor })
  const reading = { db, index, now, findPage, pricesFor, cards, texts: replyTexts() }
  const search = openSearch({
    findPage,
    findByCode: (code) => findByCode(db, code),
    readVocabulary: openVocabulary(db, index),
    categoriesShown,
  })

  return {
    index,
    /** What derived values are kept for. */
    version,
    cards,
    menuOf: async (showroom: ShowroomContext) => (await shelfOf(showroom)).menu,
    categoriesOf: categoriesShown,
    brandsOf: openBrands(db, index),
    documentOf: openDocuments(db, version),
    appearanceOf: openAppearances(db, version),
    ...openProducts({ ...reading, definitionsAt: openDefinitions(index), search }),
    savingsOf: openSavings(index, rulesOf),
    cardsOfSkus: openSkuCards(db, cards),
    product: openProduct(reading),
    ...openRails({ ...reading, readTree }),
  }
}

/** The menu and the categories of a showroom, put together once for all that show the same. */
const openShelf = (index: CatalogueIndex) => {
  const kept = keptValues<{ menu: Department[]; categories: Category[] }>({ most: 500 })
  return async ({ assortmentKey, hiddenCategoryIds: hiddenIds, hiddenProductIds }: ShowroomContext) => {
    const { shelves, tree, loadedAs } = await index.current()
    return kept.get(`${loadedAs}/${shelves.changesOfGoods}/${assortmentKey}`, async () => {
      const shelf = { tree, counts: countByCategory(shelves, hiddenProductIds), hiddenIds }
      return { menu: menuOf(shelf), categories: categoriesOf(shelf) }
    })
  }
}

const openAppearances = (db: Db, version: ReturnType<typeof openCatalogueVersion>) => {
  const appearances = derivedValues<{ drawn: Appearance | null }>(version, { most: 5_000 })
  return async (publicId: string): Promise<Appearance | null> => {
    const { drawn } = await appearances.get(publicId, async () => ({
      drawn: await readAppearance(db, publicId),
    }))
    return drawn
  }
}

const openDefinitions = (index: CatalogueIndex) => {
  const definitions = keptValues<readonly FacetDefinition[]>({ most: 200 })
  return async ({ root }: Place) => {
    const { shelves, tree, loadedAs } = await index.current()
    return definitions.get(`${loadedAs}/${shelves.changesOfGoods}/${root?.id ?? 'shared'}`, async () =>
      root
        ? categoryFacets(tree, root, carriedIn(shelves, root.id))
        : sharedFacets(tree, brandNames(shelves)),
    )
  }
}

const openBrands = (db: Db, index: CatalogueIndex) => {
  const brands = keptValues<Brand[]>({ most: 500 })
  return async (showroom: ShowroomContext): Promise<Brand[]> => {
    const { shelves, tree, loadedAs } = await index.current()
    return brands.get(`${loadedAs}/${shelves.changesOfGoods}/${showroom.assortmentKey}`, async () =>
      brandsShown(shelves, { hidden: showroom, tree, vendors: await readVendors(db) }),
    )
  }
}

/** What clients save here, computed once for all showrooms that show the same at the same prices. */
const openSavings = (index: CatalogueIndex, rulesOf: ReadRules) => {
  const savings = keptValues<SavingRow[]>({ most: 200 })
  return async (showroom: ShowroomContext): Promise<SavingRow[]> => {
    const { shelves, tree, loadedAs } = await index.current()
    const { priceListId, assortmentKey } = showroom
    const key = `${loadedAs}/${shelves.changesOfGoods}/${priceListId}/${assortmentKey}`
    return savings.get(key, async () =>
      savingsIn(shelves, { rules: await rulesOf(priceListId), hidden: showroom, tree }),
    )
  }
}

/** Read again when a product has brought a word that was in none before. */
const openVocabulary = (db: Db, index: CatalogueIndex) => {
  const vocabularies = keptValues<Vocabulary>({ most: 1 })
  return async () => {
    const { shelves, loadedAs } = await index.current()
    return vocabularies.get(`${loadedAs}/${shelves.dictionary.lexemes.size}`, async () =>
      vocabularyOf(await readNames(db)),
    )
  }
}
