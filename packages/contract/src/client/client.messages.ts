import type { PriceVisibility } from '../client-terms/price-visibility.ts'
import { type JoinedVia, longestNotes, longestTaxNote } from './client.rules.ts'

/** What a client sees of prices, in a few words. */
export const visibilityNames: Record<PriceVisibility, string> = {
  msrp: 'Prices, MSRP and saving',
  all: 'Prices',
  totals: 'Totals only',
  allowances: 'Allowances only',
  hidden: 'No prices',
}

export const joinedNames: Record<JoinedVia, string> = {
  sign_up: 'Signed up with you',
  shopping: 'Shopped with an account they had',
}

/** What Pros read when they look after their clients. */
export const clientMessages = {
  saved: 'Saved. It counts from now on, in every page, mail and paper.',
  taxNote: 'Please write down why no tax is taken: the certificate’s number and state.',
  longTaxNote: `At most ${longestTaxNote} characters.`,
  longNotes: `At most ${longestNotes.toLocaleString('en-US')} characters.`,
} as const
