import type { UserRow, UserSheet } from '@showroom/contract/user/user'
import { canLookOn, settableUserStatus } from '@showroom/contract/user/user.rules'
import { sessionsOf } from '../account/session/session.store.ts'
import { auditOf } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { countOrdersOf, type FoundUser } from './user.store.ts'

export const presentRow = (found: FoundUser): UserRow => ({
  id: found.publicId,
  name: found.name,
  email: found.email,
  type: found.type,
  status: found.status,
  is_verified: found.isVerified,
  company: found.company,
  created_at: found.createdAt.toISOString(),
  last_seen_at: found.lastSeenAt?.toISOString() ?? null,
})

/** As an Admin looks after them. */
export const presentSheet = async (
  db: Queries,
  found: FoundUser,
  { adminId, now }: { adminId: number; now: Date },
): Promise<UserSheet> => {
  const sessions = await sessionsOf(db, found.id, now)
  const person = { ...found, isSelf: found.id === adminId }
  return {
    ...presentRow(found),
    phone: found.phone,
    zip_code: found.zipCode,
    showroom_id: found.showroomId,
    orders: await countOrdersOf(db, found.id),
    sessions: sessions.map(({ publicId, device, place, lastSeenAt, signedInAt, isTwoStep }) => ({
      id: publicId,
      device,
      place,
      last_seen_at: lastSeenAt.toISOString(),
      signed_in_at: signedInAt.toISOString(),
      is_two_step: isTwoStep,
    })),
    history: await auditOf(db, 'user', found.publicId),
    can_set: settableUserStatus(person),
    can_look_on: canLookOn(person),
  }
}
