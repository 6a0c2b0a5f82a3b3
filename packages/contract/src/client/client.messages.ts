import { longestNotes, longestTaxNote } from './client.rules.ts'

/** What Pros read when they look after their clients. */
export const clientMessages = {
  saved: 'Saved. It counts from now on, in every page, mail and paper.',
  taxNote: 'Please write down why no tax is taken: the certificate’s number and state.',
  longTaxNote: `At most ${longestTaxNote} characters.`,
  longNotes: `At most ${longestNotes.toLocaleString('en-US')} characters.`,
} as const
