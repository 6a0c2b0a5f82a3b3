import type { Queries } from '../../platform/db/db.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { CatalogueVersion } from '../catalogue-version.ts'
import { derivedValues } from '../derived-values.ts'
import { readSavings, type SavingRow } from './savings.store.ts'

/** Computed once for all showrooms that show the same at the same prices, as long as the catalogue stands. */
export const openSavings = (db: Queries, version: CatalogueVersion) => {
  const savings = derivedValues<SavingRow[]>(version, { most: 200 })
  return ({ priceListId, hiddenCategoryIds: hiddenIds }: ShowroomContext): Promise<SavingRow[]> =>
    savings.get(`${priceListId}/${hiddenIds.join()}`, () => readSavings(db, { priceListId, hiddenIds }))
}
