import { userMessages as say } from '@showroom/contract/user/user.messages'
import { canLookOn, lookingOnMs } from '@showroom/contract/user/user.rules'
import type { Account } from '../account/account.ts'
import { accountById } from '../account/account.store.ts'
import { newSessionToken } from '../account/session/secret.ts'
import { createOnlooking, endSession } from '../account/session/session.store.ts'
import { placeOf } from '../account/session/sessions.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { Caller } from '../platform/http/who.ts'
import { newPublicId } from '../shared/public-id.ts'
import { lockedUser, told } from './set-user-status.ts'
import type { Reviewer, UserDeps } from './user-deps.ts'

/** A session of somebody's account for an Admin: every call of it is refused that could change something. */
export const lookOn = async (
  { db, now }: UserDeps,
  publicId: string,
  reviewer: Reviewer,
): Promise<{ account: Account; token: string }> =>
  db.transaction(async (tx) => {
    const found = await lockedUser(tx, publicId)
    const onlookerId = reviewer.account.id
    if (!canLookOn({ ...found, isSelf: found.id === onlookerId }))
      return refuse(409, 'not_to_look_on', say.notToLookOn)
    const { token, hash } = newSessionToken()
    const at = now()
    await createOnlooking(tx, {
      publicId: newPublicId(),
      accountId: found.id,
      tokenHash: hash,
      device: say.device,
      place: placeOf(reviewer.ip),
      now: at,
      expiresAt: new Date(at.getTime() + lookingOnMs),
      onlookerId,
    })
    await told(tx, found, { reviewer, at, action: 'looked on', note: '' })
    return { account: (await accountById(tx, found.id)) ?? refuseUnknown(), token }
  })

/** Whoever does not look on keeps their session. */
export const stopLookingOn = async (
  { db }: UserDeps,
  { isLookingOn, sessionId }: Pick<Caller, 'isLookingOn' | 'sessionId'>,
): Promise<void> => {
  if (isLookingOn) await endSession(db, sessionId)
}
