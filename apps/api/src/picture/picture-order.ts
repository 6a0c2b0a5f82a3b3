import type { Wanted } from '@showroom/drawing/drawer'

export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** What goes to a drawing thread, and what comes back. */
export interface PictureOrder extends Wanted {
  id: number
  format: PictureFormat
}

export type PictureResult = { id: number; bytes: Uint8Array } | { id: number; problem: string }
