import { adultAge, minimumAge } from '../policy/figures.ts'
import { type Day, isDay } from '../shared/day.ts'
import type { FieldErrors } from '../shared/errors.ts'
import { accountMessages } from './account.messages.ts'

const oldestAge = 130

/** The birthday on which somebody is that old; who was born on a leap day has it on the first of March. */
export const birthdayAt = (born: Day, age: number): Day => {
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year + age, month - 1, day)
  return date.toISOString().slice(0, 10)
}

const isAtLeast = (age: number, born: Day, today: Day): boolean => birthdayAt(born, age) <= today

export const isMinor = (born: Day, today: Day): boolean => !isAtLeast(adultAge, born, today)

/** Born on a day on which somebody who lives may be born. */
const isBirthday = (born: string, today: Day): boolean =>
  isDay(born) && born <= today && !isAtLeast(oldestAge, born, today)

/** Under the minimum age: no account is kept of them. */
export const isTooYoung = (born: string, today: Day): boolean =>
  isBirthday(born, today) && !isAtLeast(minimumAge, born, today)

type Told = { birth_date: string; parent_consent: boolean }

/** Who is old enough to sign up: from the minimum age on, below the adult's with a parent's consent. */
export const ageErrors = ({ birth_date, parent_consent }: Told, today: Day): FieldErrors => {
  const born = birth_date.trim()
  if (born === '') return { birth_date: [accountMessages.required('date of birth')] }
  if (!isBirthday(born, today)) return { birth_date: [accountMessages.birthDate] }
  if (isTooYoung(born, today)) return { birth_date: [accountMessages.tooYoung] }
  return isMinor(born, today) && !parent_consent ? { parent_consent: [accountMessages.parentConsent] } : {}
}
