import { z } from 'zod'
import { domainStates } from './domain.rules.ts'

const moment = z.iso.datetime().nullable()

/** A website that may show the showroom once it is proven, as its Pro looks after it. */
export const shownDomain = z
  .object({
    /** Scheme and name. */
    origin: z.string(),
    state: z.enum(domainStates),
    /** What the file or the record must contain. */
    challenge: z.string(),
    file_url: z.string(),
    record_name: z.string(),
    /** By which of the two it was proven. */
    proof: z.enum(['file', 'dns']).nullable(),
    checked_at: moment,
    /** Why the last look found no proof. */
    failure: z.string().nullable(),
    /** When a tag there was last given what it asked for. */
    seen_at: moment,
    /** When a tag there was last turned away. */
    turned_away_at: moment,
  })
  .meta({ id: 'ShownDomain' })
export type ShownDomain = z.infer<typeof shownDomain>

export const domainBook = z
  .object({
    /** Whether the plan includes websites of the Pro's own. */
    may_embed: z.boolean(),
    vsd_id: z.string().nullable(),
    most: z.int(),
    domains: z.array(shownDomain),
  })
  .meta({ id: 'DomainBook' })
export type DomainBook = z.infer<typeof domainBook>
