import { z } from 'zod'
import { flag, text } from '../http/form-fields.ts'

const address = z.strictObject({
  line1: text,
  line2: text.optional(),
  city: text,
  state: text,
  postal_code: text,
  country: z.literal('US').optional(),
})
const whole = z.string().regex(/^\d{1,4}$/, 'it is no whole number')

/** Who an account is of. A token carries it whole. */
export const told = z.strictObject({
  business_type: z.enum(['individual', 'company', 'non_profit']),
  individual: z
    .strictObject({
      first_name: text.optional(),
      last_name: text.optional(),
      email: text.optional(),
      dob: z.strictObject({ day: whole, month: whole, year: whole }).optional(),
      ssn_last_4: z
        .string()
        .regex(/^\d{4}$/, 'it is not four digits')
        .optional(),
      address: address.optional(),
    })
    .optional(),
  company: z
    .strictObject({
      name: text.optional(),
      tax_id: z
        .string()
        .regex(/^\d{9}$/, 'it is not nine digits')
        .optional(),
      address: address.optional(),
    })
    .optional(),
  tos_shown_and_accepted: flag.optional(),
})
type Told = z.output<typeof told>

/** What is kept of it: which answers are there and what comes of them, and none of the numbers. */
export type Identity = {
  businessType: Told['business_type']
  missing: string[]
  outcome: 'match' | 'mismatch' | 'listed'
  isImmediate: boolean
  isAccepted: boolean
}

/** Stripe's published test days of birth and tax numbers. */
const days: Record<string, Pick<Identity, 'outcome' | 'isImmediate'>> = {
  '1900-1-1': { outcome: 'listed', isImmediate: true },
  '1901-1-1': { outcome: 'match', isImmediate: false },
}
const taxIds: Record<string, Pick<Identity, 'outcome' | 'isImmediate'>> = {
  '111111111': { outcome: 'mismatch', isImmediate: true },
  '000000000': { outcome: 'match', isImmediate: false },
}
const plain = { outcome: 'match', isImmediate: true } as const

const missingIn = (wanted: Record<string, unknown>): string[] =>
  Object.keys(wanted).filter((name) => wanted[name] === undefined || wanted[name] === '')

export const identityOf = ({
  business_type,
  individual,
  company,
  tos_shown_and_accepted,
}: Told): Identity => {
  const own = { businessType: business_type, isAccepted: tos_shown_and_accepted === true }
  if (business_type === 'individual') {
    const { first_name, last_name, dob, ssn_last_4, address: at } = individual ?? {}
    return {
      ...own,
      missing: missingIn({
        'individual.first_name': first_name,
        'individual.last_name': last_name,
        'individual.dob.day': dob?.day,
        'individual.ssn_last_4': ssn_last_4,
        'individual.address.line1': at?.line1,
      }),
      ...(dob ? (days[`${Number(dob.year)}-${Number(dob.month)}-${Number(dob.day)}`] ?? plain) : plain),
    }
  }
  const { name, tax_id, address: at } = company ?? {}
  return {
    ...own,
    missing: missingIn({
      'company.name': name,
      'company.tax_id': tax_id,
      'company.address.line1': at?.line1,
    }),
    ...(taxIds[tax_id ?? ''] ?? plain),
  }
}
