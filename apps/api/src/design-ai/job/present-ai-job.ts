import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { photoOf } from '../photo/present-photo.ts'
import { signedPicture } from '../picture/signed-picture.ts'
import type { AiJobRow, PictureRow } from './ai-job.store.ts'

const failures: Record<string, string> = {
  nothing_fits: say.nothingFits,
  engine: say.notDrawn,
  engine_away: say.engineAwayNow,
  lost: say.lost,
  never_begun: say.neverBegun,
  photo_gone: say.photoGoneNow,
}

export const sentenceOf = ({ state, errorCode }: Pick<AiJobRow, 'state' | 'errorCode'>): string | null => {
  if (state === 'failed') return failures[errorCode ?? ''] ?? say.ended.failed
  if (state === 'blocked' || state === 'cancelled') return say.ended[state]
  return null
}

type Showing = { secret: Buffer; now: Date }

/** The engine that made it says what it did with the photo. */
const photoOfJob = ({ photo, engine }: AiJobRow, showing: Showing): AiJob['photo'] => {
  const use = engine === 'assembler' ? 'colors' : 'painted'
  return photo && photoOf({ ...photo, createdAt: new Date(photo.createdAt) }, { ...showing, use })
}

export const aiJobOf = (row: AiJobRow, showing: Showing): AiJob => ({
  id: row.publicId,
  parent: row.parent,
  parent_picture: row.parentPicture,
  state: row.state,
  version: row.version,
  place: row.place,
  progress: row.progress,
  sentence: sentenceOf(row),
  engine: row.engine,
  wish: row.wish,
  photo: photoOfJob(row, showing),
  refinement: row.refinement,
  not_understood: row.notUnderstood,
  pictures: row.pictures.map((picture) => pictureOf(picture, showing)),
  hidden: row.hidden,
  created_at: row.createdAt.toISOString(),
  can: {
    cancel: row.state === 'queued' || row.state === 'running',
    refine: row.state === 'done' && row.pictures.length > 0,
  },
})

const pictureOf = (picture: PictureRow, { secret, now }: Showing): AiJob['pictures'][number] => ({
  id: picture.id,
  src: signedPicture(secret, picture.file, now),
  width: picture.width,
  height: picture.height,
  choices: picture.look.choices,
  kept: picture.look.kept,
  total_cents: picture.totalCents,
  over_cents: picture.overCents,
  is_reported: picture.isReported,
})
