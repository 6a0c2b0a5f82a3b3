import { ensureTaxonomy } from './catalogue/taxonomy/taxonomy.store.ts'
import type { OpenDb } from './platform/db/db.ts'
import { migrate } from './platform/db/migrate.ts'
import { ensurePlatformShowroom } from './showroom/platform-showroom.ts'
import { ensureVisualizer } from './visualizer/built-in.store.ts'

/** What every database has before goods come: tables, categories, the platform's own showroom, plans and templates. */
export const prepareDatabase = async (db: OpenDb, now: Date): Promise<void> => {
  await migrate(db)
  await db.transaction(async (tx) => {
    await ensureTaxonomy(tx)
    await ensurePlatformShowroom(tx, now)
    await ensureVisualizer(tx, now)
  })
}
