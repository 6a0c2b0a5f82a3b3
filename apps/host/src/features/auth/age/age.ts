import { ageErrors, isMinor, isTooYoung } from '@showroom/contract/account/age.rules'
import { dayAndHour, isDay } from '@showroom/contract/shared/day'
import type { FieldErrors } from '@showroom/contract/shared/errors'

export type Age = { birth_date: string; parent_consent: boolean }

export const emptyAge: Age = { birth_date: '', parent_consent: false }

const today = () => dayAndHour(new Date()).day

export const ageErrorsOf = (typed: Age): FieldErrors => ageErrors(typed, today())

/** Whether a parent or guardian is asked as well. */
export const needsParent = ({ birth_date }: Pick<Age, 'birth_date'>): boolean =>
  isDay(birth_date) && isMinor(birth_date, today())

export const isUnderage = ({ birth_date }: Pick<Age, 'birth_date'>): boolean =>
  isTooYoung(birth_date, today())

/** What the server is told of it, wherever it was asked. */
export const ageRequest = (typed: Age): { birth_date: string; parent_consent?: true } => ({
  birth_date: typed.birth_date,
  ...(needsParent(typed) && typed.parent_consent ? { parent_consent: true } : {}),
})
