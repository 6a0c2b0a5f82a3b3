import { accountByEmail } from '../account/account.store.ts'
import { seatInvited } from '../team/team-events.ts'
import { seatById } from '../team/team.store.ts'
import type { Listener } from './telling.ts'

/** Who is asked to work in a Pro’s workspace. */
export const onTeam = {
  seat_invited: async (db, payload, cause) => {
    const { seatId, actorId } = seatInvited.parse(payload)
    const seat = await seatById(db, seatId)
    const account = seat && seat.joinedAt === null ? await accountByEmail(db, seat.email) : null
    // An address that nobody has proven may be another’s: they have the mail.
    if (!seat || !account || account.emailVerifiedAt === null) return {}
    const facts = { company: seat.companyName }
    const shared = { kind: 'seat_invited', cause, subject: seat.publicId, actorId, facts } as const
    return { news: [{ ...shared, accountId: account.id }] }
  },
} satisfies Record<string, Listener>
