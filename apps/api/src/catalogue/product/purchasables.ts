import { onePer } from '../../platform/concurrency.ts'
import type { Db } from '../../platform/db/db.ts'
import { gathered } from '../../platform/db/gathered.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Purchasable } from './purchasable.ts'
import { purchasableProducts } from './purchasable.store.ts'

const purchasableOf = onePer((db: Db) =>
  onePer((showroom: ShowroomContext) =>
    gathered(async (publicIds: readonly string[]) => {
      const products = await purchasableProducts(db, showroom, publicIds)
      return new Map(products.map((product) => [product.publicId, product]))
    }),
  ),
)

/** Products as they are now, outside of any transaction: what many ask for at once is one read. */
export const purchasablesNow = async (
  db: Db,
  showroom: ShowroomContext,
  publicIds: readonly string[],
): Promise<Purchasable[]> => {
  const found = await Promise.all(publicIds.map(purchasableOf(db)(showroom)))
  return found.filter((product) => product !== undefined)
}
