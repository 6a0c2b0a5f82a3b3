import type { FurnishedRoom, Wanted } from '@showroom/drawing/drawer'

export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A product, or a room with several of them. */
export type Drawable = (Wanted | FurnishedRoom) & { format: PictureFormat }

/** What goes to a drawing thread, and what comes back. */
export type PictureOrder = Drawable & { id: number }

export type PictureResult = { id: number; bytes: Uint8Array } | { id: number; problem: string }
