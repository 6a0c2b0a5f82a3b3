import type { z } from 'zod'

/** Controls, line ends, and marks that turn the direction of what follows; joiners of letters stay. */
const control = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
const link = /:\/\/|\bwww\./i

export const isPlainName = (typed: string): boolean => !control.test(typed) && !link.test(typed)

/** More than a line in somebody's own words, that a mail carries in our name: no link. */
export const isPlainNote = (typed: string): boolean => !link.test(typed)

/** A name that mails to other people carry in our name: no link, and nothing that a line or a sentence could end at. */
export const plainName = (name: z.ZodString, field: string) =>
  name.refine(isPlainName, `The ${field} may not contain links or control characters.`)
