import type { AccountType } from '@showroom/contract/shared/account-types'
import { messages } from '@showroom/contract/shared/errors'
import { placeOf } from '../../account/session/sessions.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Caller, Who } from '../../platform/http/who.ts'

/** Somebody who asked for it, and from where. */
export type Person = { accountId: number; role: AccountType; place: string }

/** Who changes an order: nobody does it as an Admin without a place. */
export type Actor =
  | Person
  | { accountId: number | null; role: Exclude<AccountType, 'Admin'> | 'system'; place?: undefined }

/** Who calls, and from where. */
export type Calling = Caller & Pick<Person, 'place'>

export const callingOf = ({ caller, ip }: Pick<Who, 'caller' | 'ip'>): Calling => {
  const known = caller ?? refuse(401, 'unauthenticated', messages.loginFirst)
  return { ...known, place: placeOf(ip) }
}

export const actorOf = ({
  accountId,
  type,
  place,
}: Pick<Calling, 'accountId' | 'type' | 'place'>): Person => ({
  accountId,
  role: type,
  place,
})
