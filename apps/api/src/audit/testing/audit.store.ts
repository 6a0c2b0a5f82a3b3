import type { Queries } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import type { Deed } from '../audit.store.ts'

/** From then on the database takes no deed, as one that has run full would; `takeDeeds` ends it. */
export const refuseDeeds = (db: Queries) =>
  db.query(raw('alter table audit add constraint refused check (false) not valid'))

export const takeDeeds = (db: Queries) => db.query(raw('alter table audit drop constraint refused'))

const columns = sql`at, account_id as "accountId", who, place, action, entity, entity_id as "entityId", note, before,
  after`

/** All that was done to something, whatever kind of thing it is; oldest first. */
export const deedsOf = (db: Queries, entityId: string): Promise<Deed[]> =>
  db.query<Deed>(sql`select ${columns} from audit where entity_id = ${entityId} order by id`)

/** All that was done to things of one kind; oldest first. */
export const deedsAbout = (db: Queries, entity: string): Promise<Deed[]> =>
  db.query<Deed>(sql`select ${columns} from audit where entity = ${entity} order by id`)
