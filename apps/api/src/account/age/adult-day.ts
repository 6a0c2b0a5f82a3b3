import { ageErrors, birthdayAt, isMinor } from '@showroom/contract/account/age.rules'
import { adultAge } from '@showroom/contract/policy/figures'
import { dayAndHour } from '@showroom/contract/shared/day'
import { refuseInvalid } from '../../platform/http/domain-error.ts'

/** What somebody says of their age, wherever they are asked. */
export type AgeTold = { birth_date: string; parent_consent?: unknown }

/** Null for an adult, of whose date of birth nothing is kept. */
export const adultDayOf = ({ birth_date, parent_consent }: AgeTold, now: Date): string | null => {
  const today = dayAndHour(now).day
  const errors = ageErrors({ birth_date, parent_consent: parent_consent !== undefined }, today)
  if (Object.keys(errors).length > 0) return refuseInvalid(errors)
  return isMinor(birth_date, today) ? birthdayAt(birth_date, adultAge) : null
}
