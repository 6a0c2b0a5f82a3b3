import taxonomyJson from '@showroom/contract/data/taxonomy.json' with { type: 'json' }
import { z } from 'zod'

/** A size as the taxonomy lists it; which measures it has depends on how the goods are sold. */
const size = z.object({
  label: z.string(),
  w_in: z.number().optional(),
  l_in: z.number().optional(),
  thickness: z.string().optional(),
  pieces_per_box: z.int().optional(),
  box_sqft: z.number().optional(),
  box_lb: z.number().optional(),
  box_linear_ft: z.number().optional(),
  linear_ft: z.number().optional(),
  slab_sqft: z.number().optional(),
  pieces_per_pallet: z.int().optional(),
  sqft_per_lf: z.number().optional(),
  min_lf: z.number().optional(),
  lb: z.number().optional(),
})
export type Size = z.infer<typeof size>

const attribute = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['enum', 'number', 'bool']),
  filter: z.boolean(),
  unit: z.string().optional(),
  values: z.array(z.string()).optional(),
})

const subcategory = z.object({
  name: z.string(),
  slug: z.string(),
  /** Percent of the category's products. */
  share: z.number(),
  vendor_price: z.object({
    low: z.number(),
    mode: z.number(),
    high: z.number(),
    basis: z.enum(['sqft', 'piece', 'slab', 'linear ft']),
  }),
  sizes: z.array(size).optional(),
})
export type Subcategory = z.infer<typeof subcategory>

const category = z.object({
  tile_name: z.string(),
  slug_url: z.string(),
  department: z.string(),
  also_in: z.array(z.string()),
  target_skus: z.int(),
  default_waste_pct: z.int(),
  lead_time_business_days: z.tuple([z.int(), z.int()]),
  ship_class: z.string(),
  sample: z.unknown(),
  subcategories: z.array(subcategory),
  attributes: z.array(attribute),
  variant_axes: z.array(z.string()),
  certifications: z.array(z.string()),
  documents: z.array(z.string()),
  matching: z.array(z.string()),
  msrp_over_vendor_price: z.tuple([z.number(), z.number()]),
})
export type TaxonomyCategory = z.infer<typeof category>

export const taxonomy = z
  .object({
    demo_msrp_ratio: z.record(z.string(), z.number()),
    departments: z.array(z.object({ name: z.string(), menu_slug: z.string() })),
    total_target_skus: z.int(),
    categories: z.array(category),
  })
  .parse(taxonomyJson)

const perSquareFoot = new Set([
  'tile-flooring',
  'backsplash-tiles',
  'hardwood-flooring',
  'laminate-flooring',
  'luxury-flooring',
  'countertop',
  'hardscaping',
  'stacked-stone',
  'artificial-turf',
])

/** What a filter and a sort compare in a category. */
export const pricePerOf = (slug: string): 'sqft' | 'unit' => (perSquareFoot.has(slug) ? 'sqft' : 'unit')

const correctEnglish: Record<string, string> = {
  'bathroom-vanitys': 'Bathroom Vanities',
  'luxury-flooring': 'Luxury Vinyl Flooring',
  'bath-tubs': 'Bathtubs',
  countertop: 'Countertops',
  fans: 'Ceiling & Bath Fans',
  lights: 'Lighting',
}
export const seoTitleOf = (slug: string, name: string): string => correctEnglish[slug] ?? name
