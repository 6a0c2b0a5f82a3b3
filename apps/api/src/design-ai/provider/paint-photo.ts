import type { AiRoomPart } from '@showroom/contract/design-ai/ai-choices'
import { surfacesOf } from '@showroom/contract/design-ai/room.rules'
import sharp from 'sharp'
import { assemble } from '../assembler/assemble.rules.ts'
import { choiceOf, seedOf } from '../assembler/assembler.ts'
import type { Priced } from '../assembler/candidate.ts'
import { preferencesOf, roomOfPhoto } from '../assembler/preferences.rules.ts'
import type { EngineJob, EnginePicture } from '../engine.ts'
import { photoColors } from '../photo/photo-colors.rules.ts'
import { keepOriginal, paintableOf } from './keep-guard.ts'
import type { Painting } from './painter.ts'
import { canvasFor, laidOut, laidOutMask, pixelsOf, takenOut } from './photo-canvas.ts'
import { roomNames, styleNames } from './room-words.ts'
import { watermarked } from './watermark.ts'

type Photo = NonNullable<EngineJob['photo']>

/** A photo of somebody’s room as a model is asked about it, and what becomes of its answers. */
export const photoPainting = async (job: EngineJob, photo: Photo) => {
  const { wish, refinement } = job
  const canvas = canvasFor(photo)
  const original = await pixelsOf(photo.picture, canvas)
  const base = refinement?.picture ? await pixelsOf(refinement.picture, canvas) : original
  const cover = paintableOf(canvas.photo, wish.keep_fields)
  const painting: Painting = {
    image: await laidOut(base, canvas),
    mask: wish.keep_fields.length > 0 ? await laidOutMask(cover, canvas) : null,
    size: canvas.size,
    strength: wish.strength,
    prompt: photoPrompt(job),
    count: wish.pictures,
  }
  const read = async (painted: Buffer, candidates: readonly Priced[][]): Promise<EnginePicture> => {
    const pixels = keepOriginal(await takenOut(painted, canvas), { pixels: original }, cover)
    return pictureOf(job, { pixels, ...canvas.photo, candidates })
  }
  return { painting, read }
}

const partWords: Record<AiRoomPart, string> = {
  windows: 'the windows',
  doors: 'the doors',
  cabinets: 'the cabinets',
  furniture: 'the furniture',
  layout: 'the layout of the room',
}

const changeWords = (strength: number): string => {
  if (strength <= 33) return 'Change as little else as you can.'
  return strength <= 66
    ? 'Change materials, colors and finishes.'
    : 'Materials, colors and furnishings may change freely.'
}

/** Words of people come last and as a wish. */
const photoPrompt = ({ wish, refinement }: EngineJob): string => {
  const surfaces = surfacesOf(wish.room).map((surface) => ({ surface, name: surface.replace('_', ' ') }))
  const free = surfaces.filter(({ surface }) => !wish.keep.includes(surface)).map(({ name }) => name)
  const kept = [
    ...wish.keep.map((surface) => `the ${surface.replace('_', ' ')}`),
    ...wish.keep_parts.map((part) => partWords[part]),
  ]
  const words = refinement?.text ?? wish.text
  return [
    `A photo of somebody's ${roomNames[wish.room]}. Redesign its ${free.join(', ')} in this style: ${styleNames(wish)}.`,
    'Keep the camera, the perspective and the shape of the room exactly as they are.',
    ...(kept.length > 0 ? [`Leave exactly as they are: ${kept.join(', ')}.`] : []),
    changeWords(wish.strength),
    ...(words === '' ? [] : [`The owner wishes: ${words}`]),
  ].join(' ')
}

/** As many points as the colors of a photo are counted in. */
const swatch = 48

type Painted = { pixels: Buffer; width: number; height: number; candidates: readonly Priced[][] }

/** Where its floor is nobody knows: the materials are those that go with the colors of the whole picture. */
const pictureOf = async (
  { id, wish, survey }: EngineJob,
  { pixels, width, height, candidates }: Painted,
): Promise<EnginePicture> => {
  const raw = { raw: { width, height, channels: 3 as const } }
  const small = await sharp(pixels, raw).resize(swatch, swatch, { fit: 'fill' }).raw().toBuffer()
  const preferences = preferencesOf({ ...wish, strength: 0 }, survey, roomOfPhoto(photoColors(small)))
  const [look] = assemble({
    candidates,
    wish: preferences,
    budgetCents: wish.budget_cents,
    seed: seedOf(id),
    looks: 1,
  })
  const { choices = [], totalCents = 0, overCents = 0 } = look ?? {}
  return {
    bytes: await (await watermarked(pixels, { width, height })).webp({ quality: 82 }).toBuffer(),
    width,
    height,
    choices: choices.map((priced) => ({
      ...choiceOf(priced, preferences, 'idea'),
      reason: 'It goes with the colors of the picture.',
    })),
    kept: [...wish.keep],
    totalCents,
    overCents,
  }
}
