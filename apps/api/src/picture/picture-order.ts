import type { FurnishedRoom, Wanted } from '@showroom/drawing/drawer'

export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A product, or a room with a surface of choice on each of its planes. */
export type Drawn = Wanted | { room: Omit<FurnishedRoom, 'width'>; width: number }

/** What goes to a drawing thread, and what comes back. */
export type PictureOrder = Drawn & { id: number; format: PictureFormat }

export type PictureResult = { id: number; bytes: Uint8Array } | { id: number; problem: string }
