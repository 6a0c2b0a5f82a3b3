import type { AiConfidence, AiSurface } from '@showroom/contract/design-ai/ai-choices'
import { surfacesOfWish } from '@showroom/contract/design-ai/room.rules'
import sharp from 'sharp'
import { type PictureStore, sceneCovers } from '../../picture/picture.ts'
import type { AiProviderConfig } from '../../platform/config/design-ai-config.ts'
import type { Db } from '../../platform/db/db.ts'
import { choiceOf, looksIn, pricedFor } from '../assembler/assembler.ts'
import type { Priced } from '../assembler/candidate.ts'
import { labOf } from '../assembler/lab.rules.ts'
import { preferencesOf } from '../assembler/preferences.rules.ts'
import { lyingOn, wishRoom } from '../assembler/wish-room.ts'
import {
  type DesignEngine,
  EngineEnd,
  type EngineJob,
  type EnginePicture,
  type EngineRun,
} from '../engine.ts'
import { keepOriginal, maskPicture, paintable, readPainted, type Room } from './keep-guard.ts'
import { matchOf, meanColor } from './match.rules.ts'
import { openaiPainter } from './openai.ts'
import type { Painter, Painting } from './painter.ts'
import { photoPainting } from './paint-photo.ts'
import { predictionsPainter } from './predictions.ts'
import { roomNames, styleNames } from './room-words.ts'
import { watermarked } from './watermark.ts'

type Deps = { db: Db; pictures: PictureStore }

export const painterOf = (config: AiProviderConfig): Painter =>
  config.kind === 'openai' ? openaiPainter(config) : predictionsPainter(config)

/** One try, and no longer: whoever waits has their credit back then. */
const patienceMs = 120_000

/** Ideas that somebody's model paints into our rooms; what it lays there is matched to products afterwards. */
export const openProviderEngine = (deps: Deps, painter: Painter, patience = patienceMs): DesignEngine => ({
  name: painter.name,
  photos: 'painted',
  // Words are free here: what they mean, the model makes of them.
  read: () => ({ refusal: null, notUnderstood: [] }),
  make: (job, run) => make(deps, { painter, patience }, { job, run }),
})

type With = { painter: Painter; patience: number }

const make = async (
  deps: Deps,
  { painter, patience }: With,
  { job, run }: { job: EngineJob; run: EngineRun },
) => {
  const { wish } = job
  const free = freeOf(job)
  const candidates = await pricedFor(deps.db, job, free)
  // What could not be bought is not painted: nobody is charged for asking.
  if (job.photo && candidates.some((list) => list.length === 0)) return []
  const asked = job.photo ? await photoPainting(job, job.photo) : await scenePainting(deps, job, free)
  await run.onProgress(15)
  const late = AbortSignal.timeout(patience)
  const givenUp = AbortSignal.any([run.givenUp, late])
  const painted = await painter.paint(asked.painting, { ...run, givenUp }).catch((error: unknown) => {
    // Our patience, not the worker's end, nor its owner's: those are told as what they are.
    const isLate = late.aborted && !run.signal.aborted && !run.givenUp.aborted
    throw isLate ? new EngineEnd('failed', 'engine_away', error) : error
  })
  return Promise.all(painted.slice(0, wish.pictures).map((bytes) => asked.read(bytes, candidates)))
}

const freeOf = ({ wish }: EngineJob): AiSurface[] =>
  surfacesOfWish(wish).filter((surface) => !wish.keep.includes(surface))

/** The planes of a room that some surfaces are seen on. */
const planesOf = ({ wish }: EngineJob, surfaces: readonly AiSurface[]): number[] =>
  wishRoom(wish).planes.flatMap(({ surface }, plane) =>
    surface !== null && surfaces.includes(surface) ? [plane] : [],
  )

/** One of our own rooms, where it is known which pixels are floor and which are wall. */
const scenePainting = async (deps: Deps, job: EngineJob, free: readonly AiSurface[]) => {
  const room = await roomOf(deps, job)
  const cover = paintable(room, planesOf(job, free))
  const painting: Painting = {
    image: await png(room.pixels, room),
    mask: await maskPicture(cover, room),
    size: null,
    strength: null,
    prompt: promptOf(job),
    count: job.wish.pictures,
  }
  const read = async (bytes: Buffer, candidates: readonly Priced[][]): Promise<EnginePicture> => {
    const pixels = keepOriginal(await readPainted(bytes, room), room, cover)
    return pictureOf({ job, pixels, room, candidates })
  }
  return { painting, read }
}

/** The room as it is, or the picture that is to be refined. */
const roomOf = async ({ db, pictures }: Deps, job: EngineJob): Promise<Room> => {
  const { wish, refinement } = job
  const { scene, width, height, planes } = wishRoom(wish)
  const lookOf = await looksIn(db, job)
  const surfaces = planes.map((plane) => lyingOn(plane, wish.start, lookOf))
  const drawn = refinement?.picture ?? (await pictures.room({ scene, surfaces, width }))
  const pixels = await sharp(drawn).removeAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { width, height, pixels, covers: await sceneCovers(scene, width) }
}

const png = (pixels: Buffer, { width, height }: Room): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** Words of people come last and as a wish: whatever they say, only what is in the mask is painted. */
const promptOf = ({ wish, refinement }: EngineJob): string => {
  const words = refinement?.text ?? wish.text
  return [
    `A photo of a ${roomNames[wish.room]}. Replace only the materials in the masked areas, in this style: ${styleNames(wish)}.`,
    'Keep camera, light, furniture and layout exactly as they are.',
    ...(words === '' ? [] : [`The owner wishes: ${words}`]),
  ].join(' ')
}

type Painted = { job: EngineJob; pixels: Buffer; room: Room; candidates: readonly Priced[][] }

const pictureOf = async ({ job, pixels, room, candidates }: Painted): Promise<EnginePicture> => {
  const { wish, survey } = job
  const preferences = preferencesOf(wish, survey)
  const choices = freeOf(job).flatMap((surface, at) => {
    const color = meanColor(pixels, paintable(room, planesOf(job, [surface])))
    const match = color === null ? null : matchOf(candidates[at] ?? [], labOf(color), preferences)
    return match
      ? [{ ...choiceOf(match.priced, preferences, match.confidence), reason: nearness[match.confidence] }]
      : []
  })
  const totalCents = choices.reduce((sum, { total_cents }) => sum + total_cents, 0)
  const { width, height } = room
  return {
    bytes: await (await watermarked(pixels, room)).webp({ quality: 80 }).toBuffer(),
    width,
    height,
    choices,
    kept: [...wish.keep],
    totalCents,
    overCents: wish.budget_cents === null ? 0 : Math.max(0, totalCents - wish.budget_cents),
  }
}

const nearness: Record<AiConfidence, string> = {
  certain: 'It is what the picture shows.',
  high: 'Of the color in the picture.',
  fair: 'Near the color in the picture.',
  idea: 'The nearest we have; the picture shows another color.',
}
