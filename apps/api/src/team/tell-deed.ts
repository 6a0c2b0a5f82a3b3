import { readingPosts } from '@showroom/contract/team/team-calls'
import type { Db } from '../platform/db/db.ts'
import type { TeamDeeds } from '../platform/http/team-deeds.ts'
import { newPublicId } from '../shared/public-id.ts'
import { saveDeed } from './deed.store.ts'

const longestAbout = 300

/** What somebody of a team changed in the Pro's place, in their own name; what they only read is told to nobody. */
export const tellDeed =
  ({ db, now }: { db: Db; now: () => Date }): TeamDeeds['tell'] =>
  async ({ accountId, seat }, { call, about }) => {
    if (call.startsWith('GET ') || readingPosts.includes(call)) return
    const { showroomId, role } = seat
    const told = { accountId, showroomId, role, call, about: about.slice(0, longestAbout) }
    await saveDeed(db, { ...told, publicId: newPublicId(), now: now() })
  }
