import type { AccountStatus } from '../account/account.ts'
import type { AccountType } from '../shared/account-types.ts'
import { minuteMs } from '../shared/time.ts'

export const userSorts = ['created', 'name'] as const

/** What an Admin sets by hand: who waits is decided by the application, what is complete by the profile. */
export const settableUserStatuses = ['Active', 'Deactive'] as const
export type SettableUserStatus = (typeof settableUserStatuses)[number]

type Person = { type: AccountType; status: AccountStatus; isSelf: boolean; isErased: boolean }

/** Nobody locks themselves out, and whoever has left us stays away. */
export const settableUserStatus = ({
  status,
  isSelf,
  isErased,
}: Omit<Person, 'type'>): SettableUserStatus | null => {
  if (isSelf || isErased || status === 'pending') return null
  return status === 'Deactive' ? 'Active' : 'Deactive'
}

/** An Admin looks on as somebody who could sign in, and never as another Admin. */
export const canLookOn = ({ type, status, isSelf, isErased }: Person): boolean =>
  !isSelf && !isErased && type !== 'Admin' && (status === 'Active' || status === 'Approve')

/** Then the Admin asks anew. */
export const lookingOnMinutes = 30
export const lookingOnMs = lookingOnMinutes * minuteMs
