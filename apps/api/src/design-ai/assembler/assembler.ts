import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import type { AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { AiChoice, AiWish } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { areasOfWish, surfacesOfWish } from '@showroom/contract/design-ai/room.rules'
import { allowedQty, unitsToCover } from '@showroom/contract/cart/quantity.rules'
import type { PictureStore } from '../../picture/picture.ts'
import type { Db } from '../../platform/db/db.ts'
import type { DesignEngine, EngineJob, EnginePicture, EngineRun } from '../engine.ts'
import { assemble, type Look } from './assemble.rules.ts'
import type { Candidate, Priced } from './candidate.ts'
import { candidatesFor, looksOf } from './candidate.store.ts'
import { colorWord } from './lab.rules.ts'
import { preferencesOf, roomOfLaid, roomOfPhoto } from './preferences.rules.ts'
import { reasonFor } from './reason.rules.ts'
import { keepTo, readRefinement, type Refinement } from './refine.rules.ts'
import { shelvesOf } from './room-scenes.ts'
import type { Preferences } from './score.rules.ts'
import { laidBefore, type LookOf, lyingOn, wishRoom } from './wish-room.ts'

type Deps = { db: Db; pictures: PictureStore }

/** Looks of real products, composed by rules and drawn in our own rooms: no model, no network, the same for the same job. */
export const openAssembler = (deps: Deps): DesignEngine => ({
  name: 'assembler',
  // It can not tell floor from wall: it takes the colors, and draws its own rooms.
  photos: 'colors',
  read: ({ wish, refinement }) => {
    const read = readRefinement(refinement?.text ?? wish.text, surfacesOfWish(wish))
    const isNothing = read.changes.length + read.keeps.length === 0
    const asksNothing = refinement === null && wish.text === ''
    if (asksNothing || !isNothing) return { refusal: null, notUnderstood: read.notUnderstood }
    const { notUnderstood } = read
    const refusal = notUnderstood.length > 0 ? say.notUnderstood(notUnderstood) : say.nothingToRefine
    return { refusal, notUnderstood }
  },
  make: (job, run) => make(deps, job, run),
})

const make = async ({ db, pictures }: Deps, job: EngineJob, { signal, givenUp, onProgress }: EngineRun) => {
  const { wish } = job
  const lookOf = await looksIn(db, job)
  const preferences = preferencesOf(wish, job.survey, roomBefore(job, lookOf))
  const surfaces = surfacesOfWish(wish).filter((surface) => !wish.keep.includes(surface))
  const candidates = await pricedFor(db, job, surfaces)
  const looks = assemble({
    candidates: narrowed(candidates, surfaces, job),
    wish: preferences,
    budgetCents: wish.budget_cents,
    seed: seedOf(job.id),
    looks: wish.pictures,
  })
  await onProgress(15)
  signal.throwIfAborted()
  givenUp.throwIfAborted()
  let drawn = 0
  // All join the line of the threads that draw at once: between two of them, pictures that nobody waits for went first.
  return Promise.all(
    looks.map(async (look): Promise<EnginePicture> => {
      const picture = await draw(pictures, { look, wish, preferences, lookOf })
      drawn += 1
      await onProgress(15 + Math.round((drawn / looks.length) * 80))
      return picture
    }),
  )
}

/** What lies in the room that the wish began from, as far as this showroom shows it. */
export const looksIn = async (db: Db, { wish, showroom }: EngineJob): Promise<LookOf> => {
  const looks = await looksOf(db, showroom, wish.start ? productsIn(wish.start.state) : [])
  return (productId) => looks.get(productId)
}

/** The colors that looks may stay near to. */
const roomBefore = ({ wish, photo }: EngineJob, lookOf: LookOf) => {
  if (photo) return roomOfPhoto(photo.colors)
  return wish.start && roomOfLaid(wish.start.name, laidBefore(wish, lookOf))
}

export const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

export const pricedFor = async (db: Db, { wish, showroom }: EngineJob, surfaces: readonly AiSurface[]) => {
  const areas = areasOfWish(wish)
  const priced: Priced[][] = []
  for (const surface of surfaces) {
    const area = areas.get(surface) ?? 0
    const found = await candidatesFor(db, showroom, { ...shelvesOf(wish.room, surface), area })
    priced.push(found.map((candidate) => pricedOf(candidate, surface, area)))
  }
  return priced
}

const pricedOf = (candidate: Candidate, surface: AiSurface, area: number): Priced => {
  const { coverage, minQty: min_qty, stepQty: step_qty, priceCents, wastePct } = candidate
  const qty = allowedQty(unitsToCover(area, wastePct, coverage), { min_qty, step_qty })
  const centsPerSqft = Math.round((priceCents * 1_000) / coverage)
  return { ...candidate, surface, area, qty, totalCents: qty * priceCents, centsPerSqft }
}

/** A refinement leaves what it does not name; a wish's own words choose among all. */
const narrowed = (
  candidates: readonly Priced[][],
  surfaces: readonly AiSurface[],
  { wish, refinement }: EngineJob,
): (readonly Priced[])[] => {
  const read = readRefinement(refinement?.text ?? wish.text, surfacesOfWish(wish))
  return candidates.map((list, at) => narrowedOn(surfaces[at], list, { read, refinement }))
}

type Narrowing = { read: Refinement; refinement: EngineJob['refinement'] }

const narrowedOn = (
  surface: AiSurface | undefined,
  list: readonly Priced[],
  { read, refinement }: Narrowing,
): readonly Priced[] => {
  const laid = refinement?.choices.find((choice) => choice.surface === surface)
  const before = laid ? (list.find(({ productId }) => productId === laid.product_id) ?? null) : null
  const changes = read.changes.filter((change) => change.surface === null || change.surface === surface)
  const stays = refinement !== null && before !== null
  const isKept = surface !== undefined && read.keeps.includes(surface)
  if (stays && (isKept || changes.length === 0)) return [before]
  if (changes.length === 0) return list
  const fitting = keepTo(list, { changes, before })
  return fitting.length > 0 || !stays ? fitting : [before]
}

type Drawn = { look: Look; wish: AiWish; preferences: Preferences; lookOf: LookOf }

const draw = async (
  pictures: PictureStore,
  { look, wish, preferences, lookOf }: Drawn,
): Promise<EnginePicture> => {
  const { scene, width, height, planes } = wishRoom(wish)
  const laid = new Map(look.choices.map((choice) => [choice.surface, choice.appearance]))
  const surfaces = planes.map(
    (plane) => (plane.surface && laid.get(plane.surface)) ?? lyingOn(plane, wish.start, lookOf),
  )
  return {
    bytes: await pictures.room({ scene, surfaces, width }),
    width,
    height,
    choices: look.choices.map((choice) => choiceOf(choice, preferences)),
    kept: surfacesOfWish(wish).filter((surface) => !laid.has(surface)),
    totalCents: look.totalCents,
    overCents: look.overCents,
  }
}

export const choiceOf = (
  priced: Priced,
  preferences: Preferences,
  confidence: AiChoice['confidence'] = 'certain',
): AiChoice => ({
  surface: priced.surface,
  product_id: priced.productId,
  name: priced.name,
  brand: priced.brand,
  color: colorWord(priced.appearance.colors[0] ?? '#888888'),
  reason: reasonFor(priced, preferences),
  confidence,
  area: priced.area,
  waste_pct: priced.wastePct,
  qty: priced.qty,
  unit: priced.unit,
  unit_price_cents: priced.priceCents,
  total_cents: priced.totalCents,
})
