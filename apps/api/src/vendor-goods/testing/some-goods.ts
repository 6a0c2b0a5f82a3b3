import type { Db } from '../../platform/db/db.ts'
import { aScheduledPrice } from './a-scheduled-price.store.ts'
import { aWarehouse } from './a-warehouse.store.ts'
import { aFeed } from './a-feed.store.ts'
import { anImport } from './an-import.store.ts'

/** What some vendor has, by the ids that its calls are asked with. */
export const someGoods = async (db: Db, fileName: string) => ({
  goodsId: 'tile',
  goodsImportId: await anImport(db, fileName),
  goodsFeedId: await aFeed(db),
  scheduledPriceId: await aScheduledPrice(db),
  warehouseId: await aWarehouse(db),
})
