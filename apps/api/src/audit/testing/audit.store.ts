import type { Queries } from '../../platform/db/db.ts'
import { raw } from '../../platform/db/sql.ts'

/** From then on the database takes no deed, as one that has run full would; `takeDeeds` ends it. */
export const refuseDeeds = (db: Queries) =>
  db.query(raw('alter table audit add constraint refused check (false) not valid'))

export const takeDeeds = (db: Queries) => db.query(raw('alter table audit drop constraint refused'))
