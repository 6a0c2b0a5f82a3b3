import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { searchShowrooms } from './showroom.store.ts'

export const showroomRoutes = (serve: Serve, db: Db) => {
  serve('GET /api/visualization/showrooms', async ({ query }) => ({
    success: true,
    data: await searchShowrooms(db, query.s),
  }))
}
