import { type AiPhotoUse, photoDays } from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { dayMs } from '@showroom/contract/shared/time'
import { signedPicture } from '../picture/signed-picture.ts'
import type { PhotoRow } from './ai-photo.store.ts'

type Showing = { secret: Buffer; now: Date; use: AiPhotoUse }

export const photoOf = (
  { id, file, width, height, colors, createdAt }: PhotoRow,
  { secret, now, use }: Showing,
): AiPhoto => ({
  id,
  src: signedPicture(secret, file, now),
  width,
  height,
  colors,
  use,
  goes_at: new Date(createdAt.getTime() + photoDays * dayMs).toISOString(),
})
