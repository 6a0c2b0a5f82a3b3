import { z } from 'zod'
import { cartSummary } from '../cart/cart.ts'
import { department } from '../catalogue/catalogue.ts'
import { showroomProfile } from '../showroom/showroom.ts'

/**
 * Derived on the server from the one `theme_color`: every `--showroom-*` colour a widget needs, contrast proven.
 * Values are `#rrggbb` only, so that they can be set as properties and never pasted into CSS text.
 */
export const theme = z
  .object({
    logo: z.string().nullable(),
    /** Whether the colours are the showroom's own or the marketplace's. */
    is_custom: z.boolean(),
    light: z.record(z.string().regex(/^--showroom-[a-z-]+$/), z.string().regex(/^#[0-9a-f]{6}$/)),
    dark: z.record(z.string().regex(/^--showroom-[a-z-]+$/), z.string().regex(/^#[0-9a-f]{6}$/)),
  })
  .meta({ id: 'Theme' })
export type Theme = z.infer<typeof theme>

/** All that an embed needs before its first widget draws, in one read. */
export const shop = z
  .object({
    /** Null for the platform's own shop. */
    profile: showroomProfile.nullable(),
    showroom: z.string(),
    theme,
    session: z.object({ kind: z.literal('guest') }),
    menu: z.array(department),
    cart: cartSummary,
    powered_by: z.boolean(),
  })
  .meta({ id: 'Shop' })
export type Shop = z.infer<typeof shop>
