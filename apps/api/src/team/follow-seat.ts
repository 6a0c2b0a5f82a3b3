import type { OpenedSeat } from '@showroom/contract/team/team'
import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { teamMessages as say } from '@showroom/contract/team/team.messages'
import type { Account } from '../account/account.ts'
import { sha256 } from '../account/session/secret.ts'
import { saveRefusal } from '../invite/followed-invite.store.ts'
import type { InviteDeps } from '../invite/invite-deps.ts'
import { refusalOf } from '../invite/send-invite.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { presentOpened } from './present-seat.ts'
import { saveJoined, seatAddressWith, seatsIn, type SeatRecord, seatWith } from './team.store.ts'
import { chooseSeat } from './chosen-seat.store.ts'

type Clocked = Pick<InviteDeps, 'db' | 'now'>

const requireSeat = async (tx: Queries, code: string, now: Date): Promise<SeatRecord> =>
  (await seatWith(tx, { codeHash: sha256(code), now })) ?? refuse(409, 'seat_over', inviteMessages.over)

export const openSeat = ({ db, now }: Clocked, code: string): Promise<OpenedSeat> =>
  db.transaction(async (tx) => presentOpened(await requireSeat(tx, code, now())))

type Joining = { account: Account; sessionId: number }

/**
 * With the address that was invited, and no other: who is handed a mail of somebody else's gets nowhere with it. The
 * session works for the Pro from then on. Asked twice, it is once.
 */
export const joinSeat = (
  { db, now }: Clocked,
  { account, sessionId }: Joining,
  code: string,
): Promise<OpenedSeat> =>
  db.transaction(async (tx) => {
    const at = now()
    const seat = await requireSeat(tx, code, at)
    const isTheirs = seat.accountId === account.id
    if (!isTheirs && seat.joinedAt !== null) refuse(409, 'seat_over', inviteMessages.over)
    if (!isTheirs && account.email.toLowerCase() !== seat.email.toLowerCase())
      refuse(409, 'seat_for_other', say.otherAddress(seat.email))
    if (!isTheirs) {
      // Who registers with an address may not be who reads its mail.
      if (account.emailVerifiedAt === null) refuse(409, 'email_unverified', say.proveToJoin)
      const others = await seatsIn(tx, seat.showroomId)
      if (others.some(({ accountId }) => accountId === account.id)) refuse(409, 'seat_joined', say.inAlready)
      await saveJoined(tx, seat.id, { accountId: account.id, now: at })
    }
    await chooseSeat(tx, { sessionId, seatId: seat.id })
    return presentOpened({ ...seat, joinedAt: seat.joinedAt ?? at })
  })

/** Whoever holds the link reads that address's mail. */
export const refuseSeats = ({ db, now }: Clocked, code: string): Promise<void> =>
  db.transaction(async (tx) => {
    const email = (await seatAddressWith(tx, sha256(code))) ?? refuse(409, 'seat_over', inviteMessages.over)
    await saveRefusal(tx, refusalOf(email), now())
  })
