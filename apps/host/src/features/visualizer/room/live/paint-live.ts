import type { Goods } from '@showroom/drawing/goods'
import { rgbOf } from '@showroom/drawing/texture/color'
import type { OpenedFilm } from '../stage/engine-messages.ts'
import type { Engine } from '../stage/open-engine.ts'
import type { LiveModel } from './live-model.rules.ts'
import { lookOfPaint } from './live-paints.ts'
import type { LiveRoomStage } from './live-room.ts'
import type { Paint } from './parts.ts'

export type Looks = Parameters<typeof lookOfPaint>[1]
/** What a paint was last made to look like, or the colour alone of it; each wish is an object of its own, by which the newest is known. */
export type Painted = Map<Paint, { key: string; isTint: boolean }>
type Open = { engine: Engine; stage: LiveRoomStage; film: OpenedFilm; model: LiveModel; painted: Painted }

/** A sixteenth of the pixels, a quarter of them, all: the first is there in a few milliseconds. */
const [rough, coarse, fine] = [4, 2, 1]

const paintsOf = ({ sheets, solid, thin }: LiveModel): Set<Paint> =>
  new Set([...sheets, ...solid, ...thin].map(({ paint }) => paint))

/** A room that nobody has seen yet is there at once in the colours of its goods; what is on them comes with `paintAll`. */
export const tintAll = ({ stage, film, model, painted }: Open, looks: Looks): void => {
  for (const paint of paintsOf(model)) {
    const look = lookOfPaint(paint, looks)
    const isPlain = typeof look === 'string'
    painted.set(paint, { key: JSON.stringify(look), isTint: !isPlain })
    stage.paint(paint, tintOf(film, isPlain ? look : (look.colors[0] ?? '#808080')))
  }
}

/** Paints what has changed since it was painted last. */
export const paintAll = async (open: Open, looks: Looks): Promise<void> => {
  await Promise.all(
    [...paintsOf(open.model)].map((paint) => paintOne(open, { paint, look: lookOfPaint(paint, looks) })),
  )
}

type Wish = { paint: Paint; look: Goods | string }

const paintOne = async (open: Open, { paint, look }: Wish): Promise<void> => {
  const { engine, stage, film, painted } = open
  const key = JSON.stringify(look)
  const before = painted.get(paint)
  const isFirst = before?.isTint === true && before.key === key
  if (before?.key === key && !isFirst) return
  const wish = { key, isTint: false }
  painted.set(paint, wish)
  if (typeof look === 'string') return stage.paint(paint, tintOf(film, look))
  for (const coarseness of isFirst ? [rough, fine] : [coarse, fine]) {
    const face = await engine.ask({ kind: 'face', goods: look, coarseness })
    if (painted.get(paint) !== wish) return
    stage.paint(paint, face)
  }
}

const tintOf = ({ reflects }: OpenedFilm, color: string): readonly [number, number, number] => {
  const [red, green, blue] = rgbOf(color)
  return [reflects[red] ?? 0, reflects[green] ?? 0, reflects[blue] ?? 0]
}
