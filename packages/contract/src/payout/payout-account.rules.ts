import { bankChangeHoldDays } from '../policy/figures.ts'
import { dayMs } from '../shared/time.ts'
import { payoutMessages } from './payout.messages.ts'
import type { PayoutAccountStatus } from './payout-choices.ts'

/** What the provider says of an account. */
export type ProviderStanding = {
  isPayable: boolean
  /** What it still asks for, in its own words: `individual.dob.day`. */
  due: readonly string[]
  pending: readonly string[]
  /** Why it pays nothing: `requirements.past_due`, `rejected.fraud`, `listed`. Null: nothing is in the way. */
  disabledReason: string | null
}

/** Reasons that are mended by telling what is missing, or by waiting: others are decisions against the account. */
const isMendable = (reason: string): boolean =>
  reason.startsWith('requirements.') || reason === 'under_review'

/** What people read of it. What is asked for comes before what is looked at: it is theirs to do. */
export const statusOf = ({
  isPayable,
  due,
  disabledReason,
}: ProviderStanding): Exclude<PayoutAccountStatus, 'not_started'> => {
  if (disabledReason !== null && !isMendable(disabledReason)) return 'restricted'
  if (due.length > 0) return 'information_needed'
  return isPayable ? 'active' : 'in_review'
}

const { missing } = payoutMessages

/** The provider's words by their last meaning; what our form does not ask for is asked on the provider's page. */
const sentences: readonly [pattern: RegExp, words: string][] = [
  [/(^|\.)external_account/, missing.bank],
  [/(ssn_last_4|id_number)/, missing.ssn],
  [/(tax_id|vat_id)/, missing.ein],
  [/\.dob\./, missing.birthDate],
  [/\.address\./, missing.address],
  [/(first_name|last_name|company\.name|business_type)/, missing.name],
  [/tos_acceptance/, missing.terms],
]

const sentenceOf = (asked: string): string | null =>
  sentences.find(([pattern]) => pattern.test(asked))?.[1] ?? null

/** Each once, in the order of the form. */
export const missingWords = (due: readonly string[]): string[] => {
  const said = new Set(due.map((asked) => sentenceOf(asked) ?? missing.elsewhere))
  return [...sentences.map(([, words]) => words), missing.elsewhere].filter((words) => said.has(words))
}

/** Whether only the provider's own page can answer something of it. */
export const isAskedElsewhere = (due: readonly string[]): boolean =>
  due.some((asked) => sentenceOf(asked) === null)

/** A new bank takes no money for so long: whoever stole an account is found out in them. */
export const heldUntil = (changedAt: Date): Date => new Date(changedAt.getTime() + bankChangeHoldDays * dayMs)
