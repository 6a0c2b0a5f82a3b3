import type { EmbedSessionParts } from './account/embed-session/embed-session.ts'
import type { AppParts } from './app.ts'
import type { Origins } from './platform/http/origins.ts'
import { showroomContext, showroomProfileOf } from './showroom/showroom.store.ts'

/** The platform's own shop has no profile of a Pro. */
const ownName = 'Showroom'

/** What signing in on contractors' pages needs of showrooms: who admits which website, and its company's name. */
export const wireEmbedSessions = ({ db, now }: AppParts, origins: Origins): EmbedSessionParts => ({
  db,
  now,
  embedderOf: async ({ origin, showroom: ref }) => {
    const showroom = await showroomContext(db, ref)
    // Our own pages have the account's session, and need no other.
    if (!showroom || origins.isOwn(origin) || !(await origins.admits(origin, ref))) return null
    const found = await showroomProfileOf(db, showroom.id)
    const companyName = found?.profile.company_name ?? ownName
    return { showroomId: showroom.id, showroom: showroom.ref, companyName }
  },
})
