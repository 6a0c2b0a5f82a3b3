import { accountById } from '../account/account.store.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import type { OwnShowroom, PricingParts } from './pricing-parts.ts'
import { pricingMessages } from './pricing.messages.ts'

/** The showroom of the Pro who asks. */
export const ownShowroom = async (
  { db, showroomOf }: PricingParts,
  { caller }: Pick<Who, 'caller'>,
): Promise<OwnShowroom> => {
  const account = caller ? await accountById(db, caller.accountId) : null
  if (!account) return refuseUnknown()
  return (await showroomOf(account.publicId)) ?? refuse(409, 'no_showroom', pricingMessages.noShowroom)
}
