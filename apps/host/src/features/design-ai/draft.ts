import {
  aiPhotoUses,
  aiRoomParts,
  aiRooms,
  aiStartKinds,
  aiStyles,
  aiSurfaces,
  mostStyles,
  photoFields,
} from '@showroom/contract/design-ai/ai-choices'
import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { begins, nothingTyped, type TypedWish } from './typed-wish.ts'

const keys = { wish: 'showroom:ai-wish', look: 'showroom:ai-look' } as const
type Kept = keyof typeof keys

const write = (kept: Kept, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(keys[kept])
    else sessionStorage.setItem(keys[kept], text)
  } catch {
    // Storage that is blocked or full forgets with the page; what stands on the screen is there still.
  }
}

const read = (kept: Kept): string | null => {
  try {
    return sessionStorage.getItem(keys[kept])
  } catch {
    return null
  }
}

/** What is typed lasts as long as the tab: over a reload, a mail's link, and a way through a sign-in. */
export const keepDraft = (wish: TypedWish): void => write('wish', JSON.stringify(wish))

export const keptDraft = (): TypedWish | null => wishIn(read('wish'))

/** Which job stood on the screen; whether it is the caller's, the server says. */
export const keepLook = (id: string | null): void => write('look', id)

export const keptLook = (): string | null => read('look')

/** Whoever sits down here next finds nothing of it. */
export const forgetTyped = (): void => {
  keepLook(null)
  write('wish', null)
}

const fieldsOf = (text: string | null): Map<string, unknown> | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return typeof kept === 'object' && kept !== null ? new Map(Object.entries(kept)) : null
  } catch {
    return null
  }
}

const listOf = <Value>(kept: unknown, known: readonly Value[]): Value[] =>
  Array.isArray(kept) ? known.filter((value) => kept.includes(value)) : []

const textOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '')

const allFields = Array.from({ length: photoFields.columns * photoFields.rows }, (_, field) => field)

/** Whatever else stands in the storage is left there. */
export const wishIn = (text: string | null): TypedWish | null => {
  const kept = fieldsOf(text)
  if (!kept) return null
  const strength = kept.get('strength')
  return {
    room: aiRooms.find((room) => room === kept.get('room')) ?? nothingTyped.room,
    styles: stylesOf(kept.get('styles')),
    area: textOf(kept.get('area')),
    budget: textOf(kept.get('budget')),
    keep: listOf(kept.get('keep'), aiSurfaces),
    text: textOf(kept.get('text')),
    begin: begins.find((each) => each === kept.get('begin')) ?? nothingTyped.begin,
    photo: photoOf(kept.get('photo')),
    start: startOf(kept.get('start')),
    strength: typeof strength === 'number' ? strength : nothingTyped.strength,
    keepParts: listOf(kept.get('keepParts'), aiRoomParts),
    keepFields: listOf(kept.get('keepFields'), allFields),
  }
}

/** In the order they were chosen: the first counts the most. */
const stylesOf = (kept: unknown): TypedWish['styles'] =>
  (Array.isArray(kept) ? kept : [])
    .flatMap((value: unknown) => aiStyles.find((style) => style === value) ?? [])
    .slice(0, mostStyles)

const startOf = (kept: unknown): TypedWish['start'] => {
  const { from, id }: { from?: unknown; id?: unknown } = Object(kept)
  const known = aiStartKinds.find((kind) => kind === from)
  return known && typeof id === 'string' ? { from: known, id } : null
}

const photoOf = (kept: unknown): AiPhoto | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { id, src, width, height, goes_at, use: told, colors }: Partial<Record<keyof AiPhoto, unknown>> = kept
  const use = aiPhotoUses.find((one) => one === told)
  if (typeof id !== 'string' || typeof src !== 'string' || typeof goes_at !== 'string' || !use) return null
  if (typeof width !== 'number' || typeof height !== 'number') return null
  return { id, src, width, height, goes_at, use, colors: colorsOf(colors) }
}

const colorsOf = (kept: unknown): AiPhoto['colors'] =>
  (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => {
    const { color, share }: { color?: unknown; share?: unknown } = Object(one)
    return typeof color === 'string' && typeof share === 'number' ? [{ color, share }] : []
  })
