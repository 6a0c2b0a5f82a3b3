import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { Brand, Category, Department } from '@showroom/contract/catalogue/catalogue'
import type { Db } from '../platform/db/db.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { brandsShown } from './search/brands.store.ts'
import { readAppearance } from './product/appearance.store.ts'
import { openProductCards } from './product/product-cards.ts'
import { openCatalogueVersion, withStock } from './catalogue-version.ts'
import { derivedValues, keptPerVersion } from './derived-values.ts'
import { readCatalogueVersion } from './catalogue-version.store.ts'
import { type CategoryTree, categoryTree } from './menu/category-tree.ts'
import { countByCategory, readCategories, readDepartments } from './menu/category-tree.store.ts'
import { openDocuments } from './documents/documents.ts'
import { categoryFacets, type FacetDefinition, sharedFacets } from './search/facet-definitions.ts'
import { readCarriedValues } from './search/facet-definitions.store.ts'
import { categoriesOf, menuOf } from './menu/menu.ts'
import type { Place } from './search/place.ts'
import { openProduct } from './product/product.ts'
import { openProducts } from './search/products.ts'
import { openRails } from './product/rails.ts'
import { openResultSets } from './search/result-set.ts'
import { findByCode } from './search/result-set.store.ts'
import { openSavings } from './menu/savings.ts'
import { openSearch } from './search/search.ts'
import { openSkuCards } from './product/sku-cards.ts'
import { vocabularyOf } from './search/vocabulary.ts'
import { readNames } from './search/vocabulary.store.ts'

export type Catalogue = ReturnType<typeof openCatalogue>

/** Everything a showroom's visitor can read of the catalogue, with what was derived from it kept in memory. */
export const openCatalogue = (db: Db, now: () => Date) => {
  const version = openCatalogueVersion(
    () => readCatalogueVersion(db),
    () => now().getTime(),
  )
  const shown = withStock(version, () => now().getTime())
  const readTree = keptPerVersion(version, async () => {
    const [categories, departments] = await Promise.all([readCategories(db), readDepartments(db)])
    return categoryTree(categories, departments)
  })
  const shelfOf = openShelves(db, version, readTree)
  const brandsOf = openBrands(db, version)
  const categoriesShown = async (showroom: ShowroomContext) => (await shelfOf(showroom)).categories

  const findSet = openResultSets(db, version, now)
  const cards = openProductCards(db, shown, readTree)
  const readVocabulary = keptPerVersion(version, async () => vocabularyOf(await readNames(db)))
  const definitionsAt = openDefinitions(db, { version, readTree, brandsOf })
  const search = openSearch({
    findSet,
    findByCode: (code) => findByCode(db, code),
    readVocabulary,
    categoriesShown,
  })

  return {
    /** What derived values are kept for. */
    version,
    cards,
    menuOf: async (showroom: ShowroomContext) => (await shelfOf(showroom)).menu,
    categoriesOf: categoriesShown,
    brandsOf,
    documentOf: openDocuments(db, version),
    appearanceOf: openAppearances(db, version),
    products: openProducts({ version: shown, readTree, definitionsAt, findSet, search, cards }),
    savingsOf: openSavings(db, version),
    cardsOfSkus: openSkuCards(db, cards),
    product: openProduct({ db, version: shown, readTree, cards, now }),
    ...openRails({ db, readTree, findSet, cards }),
  }
}

type Version = ReturnType<typeof openCatalogueVersion>

/** The menu and the categories of a showroom, put together once for all that show the same at the same prices. */
const openShelves = (db: Db, version: Version, readTree: () => Promise<CategoryTree>) => {
  const shelves = derivedValues<{ menu: Department[]; categories: Category[] }>(version, { most: 500 })
  return ({ priceListId, hiddenCategoryIds: hiddenIds }: ShowroomContext) =>
    shelves.get(`${priceListId}/${hiddenIds.join()}`, async () => {
      const [tree, rows] = await Promise.all([readTree(), countByCategory(db, priceListId)])
      const counts = new Map(rows.map(({ categoryId, count }) => [categoryId, count]))
      const shelf = { tree, counts, hiddenIds }
      return { menu: menuOf(shelf), categories: categoriesOf(shelf) }
    })
}

const openAppearances = (db: Db, version: Version) => {
  const appearances = derivedValues<{ drawn: Appearance | null }>(version, { most: 5_000 })
  return async (publicId: string): Promise<Appearance | null> => {
    const { drawn } = await appearances.get(publicId, async () => ({
      drawn: await readAppearance(db, publicId),
    }))
    return drawn
  }
}

type DefinitionDeps = {
  version: Version
  readTree: () => Promise<CategoryTree>
  brandsOf: (showroom: ShowroomContext) => Promise<Brand[]>
}

const openDefinitions = (db: Db, { version, readTree, brandsOf }: DefinitionDeps) => {
  const definitions = derivedValues<readonly FacetDefinition[]>(version, { most: 200 })
  return ({ root }: Place, showroom: ShowroomContext) => {
    const key = root ? String(root.id) : `shared/${showroom.hiddenCategoryIds.join()}`
    return definitions.get(key, async () => {
      const tree = await readTree()
      if (root) return categoryFacets(tree, root, await readCarriedValues(db, root.id))
      const brands = await brandsOf(showroom)
      return sharedFacets(
        tree,
        brands.map(({ name }) => name),
      )
    })
  }
}

const openBrands = (db: Db, version: Version) => {
  const brands = derivedValues<Brand[]>(version, { most: 500 })
  return ({ hiddenCategoryIds }: ShowroomContext): Promise<Brand[]> =>
    brands.get(hiddenCategoryIds.join(), () => brandsShown(db, hiddenCategoryIds))
}
