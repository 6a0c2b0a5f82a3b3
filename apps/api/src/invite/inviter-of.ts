import { requireAccount } from '../account/require-account.ts'
import type { Who } from '../platform/http/who.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { showroomProfileOf } from '../showroom/showroom.store.ts'
import type { InviteDeps } from './invite-deps.ts'
import type { Inviter } from './send-invite.ts'

/** The Pro who calls, with the showroom that a mail is sent in the name of. */
export const inviterOf = async ({ db, now }: Pick<InviteDeps, 'db' | 'now'>, who: Who): Promise<Inviter> => {
  const { account } = await requireAccount({ db }, who)
  const { id } = await ownShowroom({ db, now }, who)
  const found = await showroomProfileOf(db, id)
  return { account, showroom: { id, companyName: found?.profile.company_name ?? '' } }
}
