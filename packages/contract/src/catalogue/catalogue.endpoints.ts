import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomName, showroomRef } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { brand, category, department, facet, productCard, productDetail, sort } from './catalogue.ts'

const slug = z.coerce
  .string()
  .trim()
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/)

/** `key:value`; several of one key widen the choice, several keys narrow it. Repeated in a query, a list in a body. */
const filters = z.preprocess(
  (sent) => (sent === undefined || sent === '' ? [] : Array.isArray(sent) ? sent : [sent]),
  z
    .array(
      z
        .string()
        .max(120)
        .regex(/^[a-z0-9_]+:.+$/),
    )
    .max(60),
)

export const productsRequest = z.object({
  showroom: showroomRef,
  /** Slug of a category, or else its id; a parent category stands for all its children. */
  category: slug.optional(),
  department: slug.optional(),
  search: z.string().trim().max(120).optional(),
  filters: filters.optional().transform((list) => list ?? []),
  /** In the unit the category is priced in: cents per square foot, or per unit. */
  price_min: z.coerce.number().int().min(0).max(99_999_999).optional(),
  price_max: z.coerce.number().int().min(0).max(99_999_999).optional(),
  /** Only what one lot can cover with this many units. */
  quantity: z.coerce.number().int().min(1).max(9_999).optional(),
  /** Only what one lot can cover this with, waste included: thousandths of a square foot. */
  area: z.coerce.number().int().min(1).max(100_000_000).optional(),
  sort: sort.default('featured'),
  ...pageQuery,
})
export type ProductsRequest = z.infer<typeof productsRequest>
/** What a caller writes to ask for a page of products; all of it may be left out. */
export type ProductsQuery = Partial<Omit<ProductsRequest, 'showroom'>>

export const productsReply = pageOf(productCard)
  .extend({
    facets: z.array(facet),
    price_range: z
      .object({ min_cents: z.int(), max_cents: z.int(), per: z.enum(['sqft', 'unit']) })
      .nullable(),
    category: z.object({ id: z.int(), name: z.string(), slug_url: z.string() }).nullable(),
    breadcrumb: z.array(z.object({ name: z.string(), slug_url: z.string() })),
    /**
     * For a search that finds nothing as typed. `search`: what was probably meant, and what `data` shows instead;
     * `category`: the nearest one, where nothing could be shown.
     */
    suggestion: z.object({ search: z.string().nullable(), category: z.nullable(category) }).nullable(),
  })
  .meta({ id: 'ProductsReply' })
export type ProductsReply = z.infer<typeof productsReply>

/** The visitor's own list of product ids, newest first: it is kept in the browser, not with us. */
const railRequest = z.object({
  showroom: showroomRef,
  category: slug.optional(),
  product: opaqueId.optional(),
  products: z.array(opaqueId).max(40).default([]),
})
const railReply = replyOf(z.array(productCard))

export const catalogueEndpoints = {
  'POST /api/visualization/products': {
    summary: 'A page of the showroom’s products with true facet counts.',
    access: 'anyone',
    lookingOn: true,
    body: productsRequest,
    reply: productsReply,
  },
  'GET /api/visualization/products': {
    summary: 'The same page, as a read that browsers ask for without a preflight and caches can keep.',
    access: 'anyone',
    query: productsRequest,
    reply: productsReply,
  },
  'GET /api/public': {
    summary: 'One product: pid is its id, cid the category it was reached through.',
    access: 'anyone',
    query: z.object({ pid: opaqueId, cid: slug.optional(), showroom: showroomRef }),
    reply: replyOf(productDetail),
  },
  'GET /api/menu_category': {
    summary: 'Departments, categories and subcategories that the showroom shows.',
    access: 'anyone',
    query: z.object({ showroom: showroomName.optional(), vsd_id: showroomName.optional() }),
    reply: replyOf(z.array(department)),
  },
  'GET /api/brands': {
    summary: 'Every brand that the showroom sells, by name.',
    access: 'anyone',
    query: z.object({ showroom: showroomRef }),
    reply: replyOf(z.array(brand)),
  },
  'POST /api/top_products/': {
    summary: 'Best sellers of the showroom, of one category where given.',
    access: 'anyone',
    lookingOn: true,
    body: railRequest,
    reply: railReply,
  },
  'POST /api/customer_also_viewed/': {
    summary: 'What people who viewed the product viewed besides.',
    access: 'anyone',
    body: railRequest,
    reply: railReply,
  },
  'POST /api/recently_viewed/': {
    summary: 'Cards of the products the visitor’s browser remembers, at this showroom’s prices.',
    access: 'anyone',
    body: railRequest,
    reply: railReply,
  },
} as const satisfies EndpointTable
