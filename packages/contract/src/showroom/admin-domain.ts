import { z } from 'zod'
import { domainStates } from './domain.rules.ts'

/** A website that may show a showroom once it is proven, as Admins look after it. */
export const adminDomain = z
  .object({
    /** The origin: unlike a name of ours, everybody may know it. */
    id: z.string(),
    company_name: z.string(),
    showroom_id: z.string(),
    state: z.enum(domainStates),
    proof: z.enum(['file', 'dns']).nullable(),
    /** Why the last look found no proof, in words for the owner. */
    failure: z.string().nullable(),
    added_at: z.iso.datetime(),
    checked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminDomain' })
export type AdminDomain = z.infer<typeof adminDomain>
