import type { Db } from '../platform/db/db.ts'
import type { Origins } from '../platform/http/origins.ts'
import type { EmbedScope } from '../platform/http/who.ts'
import { showroomContext, showroomProfileOf } from '../showroom/showroom.store.ts'

/** The showroom that a website stands for. */
export type Embedder = { showroomId: number; showroom: string; companyName: string }

/** The platform's own shop has no profile of a Pro. */
const ownName = 'Showroom'

/** Null where the showroom does not admit the website. */
export const embedderWith =
  (db: Db, origins: Origins) =>
  async ({ origin, showroom: ref }: EmbedScope): Promise<Embedder | null> => {
    const showroom = await showroomContext(db, ref)
    // Our own pages have the account's session, and need no other.
    if (!showroom || origins.isOwn(origin) || !(await origins.admits(origin, ref))) return null
    const found = await showroomProfileOf(db, showroom.id)
    const companyName = found?.profile.company_name ?? ownName
    return { showroomId: showroom.id, showroom: showroom.ref, companyName }
  }
