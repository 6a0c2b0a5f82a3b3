import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { aiPhotoUses } from './ai-choices.ts'

/** A color of a photo, and how much of it is of that color, of a hundred. */
export const aiPhotoColor = z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/), share: z.int() })
export type AiPhotoColor = z.infer<typeof aiPhotoColor>

/** A photo of somebody’s own room: theirs alone, for thirty days. */
export const aiPhoto = z
  .object({
    id: opaqueId,
    /** Signed, for this browser’s day. */
    src: z.string(),
    width: z.int(),
    height: z.int(),
    colors: z.array(aiPhotoColor),
    /** What the engine that there is does with it. */
    use: z.enum(aiPhotoUses),
    goes_at: z.iso.datetime(),
  })
  .meta({ id: 'AiPhoto' })
export type AiPhoto = z.infer<typeof aiPhoto>
