import type { Goods } from '@showroom/drawing/goods'
import { rgbOf } from '@showroom/drawing/texture/color'
import type { OpenedFilm } from '../stage/engine-messages.ts'
import type { Engine } from '../stage/open-engine.ts'
import type { LiveModel } from './live-model.rules.ts'
import { lookOfPaint } from './live-paints.ts'
import type { LiveRoomStage } from './live-room.ts'
import type { Paint } from './parts.ts'

export type Looks = Parameters<typeof lookOfPaint>[1]
/** What a paint was last made to look like; each wish is an object of its own, by which the newest is known. */
export type Painted = Map<Paint, { key: string; isRough: boolean }>
type Open = { engine: Engine; stage: LiveRoomStage; film: OpenedFilm; model: LiveModel; painted: Painted }

/** A sixteenth of the pixels, a quarter of them, all: the first is there in a few milliseconds. */
const [rough, coarse, fine] = [4, 2, 1]

/** Paints what has changed since it was painted last; a first time roughly, to be painted again once the room is seen. */
export const paintAll = async (open: Open, looks: Looks, isFirst: boolean): Promise<void> => {
  const { sheets, solid, thin } = open.model
  const paints = new Set([...sheets, ...solid, ...thin].map(({ paint }) => paint))
  await Promise.all(
    [...paints].map((paint) => paintOne(open, { paint, look: lookOfPaint(paint, looks), isFirst })),
  )
}

type Wish = { paint: Paint; look: Goods | string; isFirst: boolean }

const paintOne = async (open: Open, { paint, look, isFirst }: Wish): Promise<void> => {
  const { engine, stage, film, painted } = open
  const key = JSON.stringify(look)
  const before = painted.get(paint)
  const isSame = before?.key === key
  if (isSame && !before.isRough) return
  const wish = { key, isRough: isFirst && typeof look !== 'string' }
  painted.set(paint, wish)
  if (typeof look === 'string') return stage.paint(paint, tintOf(film, look))
  for (const coarseness of isFirst ? [rough] : isSame ? [fine] : [coarse, fine]) {
    const face = await engine.ask({ kind: 'face', goods: look, coarseness })
    if (painted.get(paint) !== wish) return
    stage.paint(paint, face)
  }
}

const tintOf = ({ reflects }: OpenedFilm, color: string): readonly [number, number, number] => {
  const [red, green, blue] = rgbOf(color)
  return [reflects[red] ?? 0, reflects[green] ?? 0, reflects[blue] ?? 0]
}
