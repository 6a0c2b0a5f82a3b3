import { demoPeople, lockOutDemoPeople, seedDemoPeople } from './account/demo-people.ts'
import { loadDemoCatalogue } from './catalogue/seed/load.ts'
import { linkDemoVendor } from './order/fulfilment/demo-vendor.ts'
import type { Config } from './platform/config/config.ts'
import type { OpenDb } from './platform/db/db.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase, patience } from './platform/db/open-database.ts'
import { progressBarPerStep } from './platform/process/progress-bar.ts'
import { ensureWholesalePrices } from './pricing/price-list/own-prices.ts'
import { seedDemoProject } from './project/demo-project.ts'
import { seedDemoCoupons } from './showroom/demo-coupons.ts'

/** Migrated and filled. A server's connections are opened anew with the short patience of requests. */
export const openPrepared = async (config: Config): Promise<OpenDb> => {
  const db = await openDatabase(config, patience.loading)
  try {
    await migrate(db)
    // Only a database that was never filled: what a shop has deleted stays deleted.
    await loadDemoCatalogue(db, { onProgress: progressBarPerStep() })
    await ensureWholesalePrices(db)
    if (config.environment === 'development') {
      await seedDemoPeople(db, new Date())
      await seedDemoCoupons(db, new Date())
      for (const { email, type } of demoPeople)
        if (type === 'User') await seedDemoProject(db, email, new Date())
      await linkDemoVendor(db)
    }
    if (config.environment === 'production') await lockOutDemoPeople(db)
  } catch (error) {
    await db.close()
    throw error
  }
  if (db.kind === 'embedded') return db
  await db.close()
  return openDatabase(config, patience.requests)
}
