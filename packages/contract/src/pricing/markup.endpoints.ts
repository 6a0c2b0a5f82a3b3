import { largestPageSize, minimumMarkupPercent } from '../policy/figures.ts'
import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { tableQuery } from '../shared/table.ts'
import { markupBook, markupProduct, pricingChoices, productMarkups, productStandings } from './markup.ts'
import { markupProductSorts, markupViews } from './markup-products.rules.ts'
import { largestMarkupBps, standardMarkupBps } from './pricing.rules.ts'

export const markupMessages = {
  minimum: `Minimum is ${minimumMarkupPercent} %.`,
  largest: 'At most 200 %.',
} as const

export const markupBps = z.coerce
  .number(markupMessages.minimum)
  .int()
  .min(standardMarkupBps, markupMessages.minimum)
  .max(largestMarkupBps, markupMessages.largest)

/** What it is for, by what people see; what is left out is not asked. */
export const scopeFields = {
  /** As the catalogue names it. */
  vendor: z.string().trim().min(1).max(120).optional(),
  /** Its slug, of a category or of one of its subcategories. */
  category: z.string().trim().min(1).max(120).optional(),
  product: opaqueId.optional(),
  /** The client’s e-mail address. */
  client: z.string().trim().min(1).max(254).optional(),
}

const rule = z.object({ ...scopeFields, markup_bps: markupBps })

/** A Pro’s own showroom is meant by all of them. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const params = z.object({ id: opaqueId })

export const markupEndpoints = {
  'GET /api/markup': {
    ...ofPros,
    summary:
      'The markup rules of the Pro’s showroom but for those of one product alone, and what a markup would bring by a product.',
    query: z.object({
      product: opaqueId.optional(),
      markup_bps: markupBps.optional(),
      /** By the Pro’s own rules as they stand on a day, with what is planned until then. */
      on: dayField.optional(),
      page: pageQuery.page,
    }),
    reply: replyOf(markupBook),
  },
  'GET /api/markup/choices': {
    ...ofPros,
    summary: 'What rules and coupons of the Pro’s showroom can be for: its vendors, categories and clients.',
    reply: replyOf(pricingChoices),
  },
  'GET /api/markup/products': {
    ...ofPros,
    summary: 'What the Pro’s showroom can show, with the rule that makes each price and what it brings.',
    query: z.object({
      ...tableQuery(markupProductSorts),
      vendor: scopeFields.vendor,
      category: scopeFields.category,
      view: z.enum(markupViews).optional(),
    }),
    reply: pageOf(markupProduct),
  },
  'PUT /api/markup/products': {
    ...ofPros,
    summary:
      'Gives products a markup of their own, or takes it back; answers with what they had before, so that it can be undone.',
    body: z.object({
      items: z
        .array(z.object({ product: opaqueId, markup_bps: markupBps.nullable() }))
        .min(1)
        .max(largestPageSize),
    }),
    reply: replyOf(productMarkups),
  },
  'PUT /api/markup/products/standing': {
    ...ofPros,
    summary:
      'Hides products from the Pro’s showroom, features them, or neither; answers with what was otherwise before, so that it can be undone.',
    body: z.object({ items: productStandings.min(1).max(largestPageSize) }),
    reply: replyOf(productStandings),
  },
  'POST /api/markup': {
    ...ofPros,
    summary: 'Adds a markup rule; prices change at once.',
    body: rule,
    reply: replyOf(markupBook),
  },
  'PUT /api/markup/{id}': {
    ...ofPros,
    summary: 'Replaces a markup rule.',
    params,
    body: rule,
    reply: replyOf(markupBook),
  },
  'DELETE /api/markup/{id}': {
    ...ofPros,
    summary: 'Removes a markup rule.',
    params,
    reply: replyOf(markupBook),
  },
} as const satisfies EndpointTable
