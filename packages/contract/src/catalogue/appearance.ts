import { z } from 'zod'

/**
 * What a product looks like: everything its pictures are drawn from.
 * Two products with the same appearance share the same pictures.
 */
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/)

export const surfaceMaterials = [
  'porcelain',
  'ceramic',
  'glass',
  'marble',
  'limestone',
  'travertine',
  'slate',
  'granite',
  'quartz',
  'cement',
  'terrazzo',
  'concrete',
  'metal',
  'wood',
  'laminate',
  'vinyl',
  'brick',
  'stone',
  'turf',
] as const

export const surfaceLooks = [
  'solid',
  'glazed',
  'stone',
  'marble',
  'concrete',
  'wood',
  'terrazzo',
  'patterned',
  'brick',
  'metal',
  'linen',
  'turf',
] as const

export const surfaceLayouts = [
  'grid',
  'offset',
  'third-offset',
  'planks',
  'herringbone',
  'chevron',
  'hex',
  'penny',
  'picket',
  'ledger',
  'flagstone',
  'slab',
  'roll',
] as const

/** A flat good: tile, plank, stone, slab, turf. Drawn by the texture generator and laid into rendered scenes. */
export const surfaceAppearance = z.object({
  kind: z.literal('surface'),
  material: z.enum(surfaceMaterials),
  look: z.enum(surfaceLooks),
  layout: z.enum(surfaceLayouts),
  /** Base colour first, then what veins, chips, grain or pattern are drawn in. */
  colors: z.array(hexColor).min(1).max(4),
  grout: hexColor.nullable(),
  /** Width × length of one piece, inches. */
  piece_in: z.tuple([z.number().positive(), z.number().positive()]),
  /** 0 matte to 1 polished. */
  gloss: z.number().min(0).max(1),
  /** 0 flat to 1 split-face ledger or hand-made glaze. */
  relief: z.number().min(0).max(1),
  /** Where it is at home: decides the room it is shown in. */
  use: z.enum(['floor', 'wall', 'counter', 'outdoor']),
  seed: z.int().nonnegative(),
})

/** A fixture or any other thing with a shape: a cut-out render of its form × finish × colour. */
export const objectAppearance = z.object({
  kind: z.literal('object'),
  /** A form of `tools/imagery/forms.json`, e.g. `faucet-bath-single-hole`, `vanity-double`, `pendant-dome`. */
  form: z.string(),
  /** Metal or surface finish in the catalogue's words, e.g. `Matte Black`. */
  finish: z.string().nullable(),
  color: hexColor.nullable(),
  seed: z.int().nonnegative(),
})

export const appearance = z.discriminatedUnion('kind', [surfaceAppearance, objectAppearance])

export type SurfaceAppearance = z.infer<typeof surfaceAppearance>
export type ObjectAppearance = z.infer<typeof objectAppearance>
export type Appearance = z.infer<typeof appearance>
