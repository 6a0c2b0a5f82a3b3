import { accountById } from '../account/account.store.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import type { OwnShowroom, ProPricingDeps } from './pro-pricing-deps.ts'
import { proPricingMessages } from './pro-pricing.messages.ts'

/** The showroom of the Pro who asks. */
export const ownShowroom = async (
  { db }: ProPricingDeps,
  { caller }: Pick<Who, 'caller'>,
): Promise<OwnShowroom> => {
  const account = caller ? await accountById(db, caller.accountId) : null
  if (!account) return refuseUnknown()
  const showroom = await showroomContext(db, account.publicId)
  // A Showroom ID that reads like somebody's public id is not theirs.
  if (showroom?.ref !== account.publicId) return refuse(409, 'no_showroom', proPricingMessages.noShowroom)
  return showroom
}
