import type { OpenedInvite } from '@showroom/contract/invite/invite'
import { inviteMessages as say } from '@showroom/contract/invite/invite.messages'
import type { Account } from '../account/account.ts'
import { sha256 } from '../account/session/secret.ts'
import { lockOrOpenAccountCart } from '../cart/own-cart.ts'
import type { Queries } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import {
  addressWith,
  type FollowedInvite,
  inviteWith,
  saveJoined,
  saveOpened,
  saveRefusal,
} from './followed-invite.store.ts'
import type { InviteDeps } from './invite-deps.ts'
import { tellInviteJoined } from './invite-events.ts'
import { presentOpened } from './present-invite.ts'
import { refusalOf } from './send-invite.ts'

type Clocked = Pick<InviteDeps, 'db' | 'now'>

const requireInvite = async (tx: Queries, code: string, now: Date): Promise<FollowedInvite> =>
  (await inviteWith(tx, { codeHash: sha256(code), now })) ?? refuse(409, 'invite_over', say.over)

/** The page itself asks: what only looks a mail's links over opens nothing. */
export const openInvite = ({ db, now }: Clocked, code: string): Promise<OpenedInvite> =>
  db.transaction(async (tx) => {
    const invite = await requireInvite(tx, code, now())
    await saveOpened(tx, invite.id, now())
    return presentOpened(invite)
  })

const typeOf = { client: 'User', vendor: 'Vendor' } as const

/** By whatever address they have registered: the link has reached them. Asked twice, it is once. */
export const joinInvite = ({ db, now }: Clocked, account: Account, code: string): Promise<OpenedInvite> =>
  db.transaction(async (tx) => {
    const at = now()
    const invite = await requireInvite(tx, code, at)
    if (invite.accountId === account.id) return presentOpened(invite)
    if (invite.joinedAt !== null) return refuse(409, 'invite_over', say.over)
    if (account.type !== typeOf[invite.audience])
      return refuse(409, 'invite_for_other', say.forOthers(invite.audience))
    await saveJoined(tx, invite.id, { accountId: account.id, now: at })
    if (invite.audience === 'client') await becomeClient(tx, account, { invite, now: at })
    return presentOpened({ ...invite, joinedAt: at })
  })

/** Whoever has a cart in a showroom is a client there. */
const becomeClient = async (
  tx: Queries,
  account: Account,
  { invite, now }: { invite: FollowedInvite; now: Date },
) => {
  const showroom = await requireShowroom(tx, invite.showroomRef, account.id)
  await lockOrOpenAccountCart(tx, { showroom, now }, account.id)
  if (invite.projectId !== null) await tellInviteJoined(tx, { inviteId: invite.id }, now)
}

/** Whoever holds the link reads that address's mail. */
export const refuseInvites = ({ db, now }: Clocked, code: string): Promise<void> =>
  db.transaction(async (tx) => {
    const email = (await addressWith(tx, sha256(code))) ?? refuse(409, 'invite_over', say.over)
    await saveRefusal(tx, refusalOf(email), now())
  })
