import type { Category } from '@showroom/contract/catalogue/catalogue'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { searchShowrooms, showroomContext, showroomProfileOf } from './showroom.store.ts'
import type { ShowroomContext } from './showroom.ts'

export type ShowroomParts = {
  db: Db
  /** What the showroom shows; the catalogue knows. */
  categoriesOf: (showroom: ShowroomContext) => Promise<Category[]>
}

export const showroomRoutes = (serve: Serve, { db, categoriesOf }: ShowroomParts) => {
  serve('GET /api/visualization/showrooms', async ({ query }) => ({
    success: true,
    data: await searchShowrooms(db, query.s),
  }))

  serve('GET /api/visualization/shop_profile', async ({ query }) => {
    const ref = query.vsd_id || query.showroom
    const showroom = ref ? await showroomContext(db, ref) : null
    const found = showroom && (await showroomProfileOf(db, showroom.id))
    // The specification's way of saying “not found” here is empty data, not a status.
    if (!found) return { success: true, data: [] }
    return { success: true, data: { profile: found.profile, category: await categoriesOf(showroom) } }
  })
}
