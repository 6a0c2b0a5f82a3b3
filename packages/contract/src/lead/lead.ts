import { z } from 'zod'
import { email, name, text } from '../account/account.fields.ts'
import { platformShowroom, showroomName } from '../shared/ids.ts'
import { leadMessages as say } from './lead.messages.ts'

const digitsIn = (typed: string): number => typed.replace(/\D/g, '').length

/** The lead form of the popup (specification §3, §5 and §7), as its three fields and its page send it. */
export const sampleRequest = z.object({
  full_name: name('full name', 120),
  email,
  phone_number: text('phone number', 40).refine(
    (typed) => digitsIn(typed) >= 6 && digitsIn(typed) <= 15,
    say.phone,
  ),
  action: z.literal('handle_external_form_submission'),
  lead_type: z.literal('Pop-Ups'),
  /** The Pro whose showroom is open; without one the platform's own. */
  shop_profile_id: z
    .union([z.literal('').transform(() => platformShowroom), showroomName])
    .default(platformShowroom),
  /** The path that it was sent from. */
  page: z.string().trim().max(300).default(''),
  /** No person sees this field: what fills it in is a program. */
  leave_empty: z.string().max(1_000).default(''),
})

/** A lead as it is kept. */
export type Lead = {
  id: string
  full_name: string
  email: string
  phone_number: string
  showroom: string
  company_name: string
  page: string
  received_at: string
}
