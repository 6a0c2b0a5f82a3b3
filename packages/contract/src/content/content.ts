import { z } from 'zod'
import { auditEntry } from '../application/application.ts'
import { contentNames, policyNames } from './collections.ts'

const longestOfAll = 8_000

/** Its fields by name; which there are, and how long, the collection says. */
export const contentItem = z
  .object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,120}$/) })
  .catchall(z.string().max(longestOfAll))

/** A collection as an Admin edits it. */
export const contentSheet = z
  .object({
    name: z.enum(contentNames),
    /** Not yet seen by visitors; null: it is what they see. */
    draft: z.array(contentItem).nullable(),
    /** Null until something was published: visitors see what the program brings along. */
    published: z.array(contentItem).nullable(),
    /** Goes up by each change: what is saved names the one it was read at. */
    version: z.int(),
    published_at: z.iso.datetime().nullable(),
    history: z.array(auditEntry),
  })
  .meta({ id: 'ContentSheet' })
export type ContentSheet = z.infer<typeof contentSheet>

const piece = z.union([
  z.string(),
  z.object({ strong: z.string() }),
  z.object({ link: z.string(), to: z.string() }),
])
const block = z.union([
  z.object({ paragraph: z.array(piece) }),
  z.object({ list: z.array(z.array(piece)), isNumbered: z.boolean() }),
])

/** Questions as the page shows them; null: those that the program brings along. */
export const publishedFaq = z
  .array(z.object({ id: z.string(), topic: z.string(), question: z.string(), answer: z.array(block) }))
  .nullable()
export type PublishedFaq = z.infer<typeof publishedFaq>

export const publishedTestimonials = z
  .array(
    z.object({
      role: z.string(),
      quote: z.string(),
      name: z.string(),
      place: z.string(),
      is_sample: z.boolean(),
    }),
  )
  .nullable()
export type PublishedTestimonials = z.infer<typeof publishedTestimonials>

const heading = z.object({ heading: z.array(piece), id: z.string() })

/** A policy as its page shows it; null: the one that the program brings along. */
export const publishedPolicy = z
  .object({ policy: z.enum(policyNames), updated: z.iso.date(), blocks: z.array(z.union([heading, block])) })
  .nullable()
export type PublishedPolicy = z.infer<typeof publishedPolicy>

/** Brands in the order they are shown in. */
export const publishedPartners = z.array(z.string()).nullable()
export type PublishedPartners = z.infer<typeof publishedPartners>

/** Pictures of the landing page's gallery in the order they are shown in; null: those that the program brings along. */
export const publishedGallery = z
  .array(z.object({ picture: z.string(), tab: z.string(), title: z.string(), alt: z.string() }))
  .nullable()
export type PublishedGallery = z.infer<typeof publishedGallery>
