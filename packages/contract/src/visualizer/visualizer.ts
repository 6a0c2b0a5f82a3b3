import { z } from 'zod'
import { surfaceAppearance } from '../catalogue/appearance.ts'
import { picture, productCard, productDetail } from '../catalogue/catalogue.ts'
import { cents, milliFeet, milliSqft, opaqueId } from '../shared/ids.ts'
import { designState } from './design.ts'
import { fixtureKeys } from './fixtures.ts'
import { plan } from './plan.ts'
import { planAreas } from './plan-areas.ts'
import { laidSurfaces, paintedSurfaces, planRoomTypes, planShapes, roomStyles } from './surfaces.ts'

/** A floor plan on a list. `id` of a built-in one is its word, the same in every database. */
export const floorplanCard = z
  .object({
    id: opaqueId,
    name: z.string(),
    room_type: z.enum(planRoomTypes),
    shape: z.enum(planShapes),
    width: milliFeet,
    length: milliFeet,
    areas: planAreas,
    /** Drawn from above; made from numbers alone. */
    svg: z.string(),
    words: z.string(),
    is_own: z.boolean(),
  })
  .meta({ id: 'FloorplanCard' })
export type FloorplanCard = z.infer<typeof floorplanCard>

export const floorplan = floorplanCard
  .extend({
    plan,
    /** A rendered scene that can be relit; null: the live room shows it. */
    scene: z.string().nullable(),
    /** The plan that the scene was rendered for, where somebody has changed its size since; else null. */
    scene_of: z.object({ name: z.string(), width: milliFeet, length: milliFeet }).nullable(),
    /** Clearances that a planning guide would rather have. */
    warnings: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: 'Floorplan' })
export type Floorplan = z.infer<typeof floorplan>

/** All that laying and counting need of a product. Of what has no face to be laid, `appearance` is null. */
export const material = productCard
  .extend({ appearance: surfaceAppearance.nullable(), quantity: productDetail.shape.quantity })
  .meta({ id: 'Material' })
export type Material = z.infer<typeof material>

/** One product to buy, for one surface or several. Prices are absent where the viewer may not see them. */
export const shoppingLine = z
  .object({
    product_id: opaqueId,
    name: z.string(),
    brand: z.string(),
    unit: productCard.shape.price.shape.unit,
    uom: z.string(),
    picture: picture.nullable(),
    surfaces: z.array(
      z.object({
        key: z.enum(laidSurfaces),
        /** As somebody calls it, where a room has several of one kind. */
        name: z.string().optional(),
        area: milliSqft,
        waste_pct: z.int(),
      }),
    ),
    /** What it is bought as by the piece; what is laid is none. */
    fixtures: z.array(z.object({ key: z.enum(fixtureKeys), qty: z.int() })),
    area: milliSqft,
    waste_pct: z.int(),
    qty: z.int(),
    stock: productCard.shape.stock,
    unit_price_cents: cents.optional(),
    line_total_cents: cents.optional(),
    /** What is worth knowing before it is bought: strips and seams. */
    notes: z.array(z.string()),
    /** It stands in for what the look was made with, which this showroom does not sell. */
    substitute: z.string().nullable(),
  })
  .meta({ id: 'ShoppingLine' })
export type ShoppingLine = z.infer<typeof shoppingLine>

export const shopping = {
  lines: z.array(shoppingLine),
  total_cents: cents.optional(),
  /** What the picture shows and nobody sells here: painted colors, surfaces without a product. */
  not_sold: z.array(
    z.object({
      key: z.enum([...laidSurfaces, ...paintedSurfaces]),
      label: z.string(),
      color: z.string().nullable(),
    }),
  ),
}

/** What lies there and this showroom does not sell any more, as it was last called. */
export const goneGoods = z.object({ product_id: opaqueId, name: z.string(), color: z.string().nullable() })
export type GoneGoods = z.infer<typeof goneGoods>

/** Where each surface’s goods are seen in a room’s picture, as shares of it. */
const roomSpots = z.array(
  z.object({ key: z.enum(laidSurfaces), product_id: opaqueId, at: z.tuple([z.number(), z.number()]) }),
)
export type RoomSpots = z.infer<typeof roomSpots>

const templateAbout = {
  id: opaqueId,
  title: z.string(),
  room_type: z.enum(planRoomTypes),
  style: z.enum(roomStyles),
  /** The look in at most five colors. */
  colors: z.array(z.string()),
  /** $ to $$$$. */
  tier: z.int().min(1).max(4),
  /** Of the scene that it is relit in; null where there is none. */
  picture: picture.nullable(),
  /** Made by this showroom’s Pro. */
  is_pros: z.boolean(),
  /** The caller’s own, which nobody else sees. */
  is_own: z.boolean(),
}

export const templateCard = z
  .object({
    ...templateAbout,
    item_count: z.int(),
    /** Of all its goods, in the plan named by `floorplan`. */
    from_cents: cents.optional(),
    area: milliSqft,
  })
  .meta({ id: 'TemplateCard' })
export type TemplateCard = z.infer<typeof templateCard>

/** A look in one showroom and one plan: products found, counted and priced. */
export const template = z
  .object({
    ...templateAbout,
    state: designState,
    floorplan,
    materials: z.array(material),
    /** Fixtures of the look that this showroom does not sell, by the name that they had. */
    gone: z.array(goneGoods),
    spots: roomSpots,
    ...shopping,
  })
  .meta({ id: 'Template' })
export type Template = z.infer<typeof template>

export const design = z
  .object({
    id: opaqueId,
    name: z.string(),
    showroom: z.string(),
    version: z.int(),
    state: designState,
    is_3d: z.boolean(),
    floorplan,
    template_id: opaqueId.nullable(),
    project_id: opaqueId.nullable(),
    room_id: opaqueId.nullable(),
    materials: z.array(material),
    gone: z.array(goneGoods),
    ...shopping,
    picture: picture.nullable(),
    spots: roomSpots,
    updated_at: z.iso.datetime(),
    /** The token of a guest's cart, only in the reply that opened it. */
    cart_token: z.string().nullable(),
  })
  .meta({ id: 'Design' })
export type Design = z.infer<typeof design>

export const designCard = design
  .pick({
    id: true,
    name: true,
    showroom: true,
    version: true,
    template_id: true,
    project_id: true,
    room_id: true,
    picture: true,
    updated_at: true,
  })
  .extend({ floorplan: floorplanCard, item_count: z.int() })
  .meta({ id: 'DesignCard' })
export type DesignCard = z.infer<typeof designCard>

/** A design as somebody else sees it by a link. */
export const sharedDesign = design
  .omit({ cart_token: true, project_id: true, room_id: true, id: true })
  .extend({ sees_prices: z.boolean(), expires_at: z.iso.datetime() })
  .meta({ id: 'SharedDesign' })
export type SharedDesign = z.infer<typeof sharedDesign>

/** What is counted for the texts that say how many there are. */
export const visualizerCounts = z.object({ floorplans: z.int(), templates: z.int() })
