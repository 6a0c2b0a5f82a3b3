import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { Goods } from '@showroom/drawing/goods'
import film from '@showroom/drawing/scenes/film.png?url'
import { rgbOf } from '@showroom/drawing/texture/color'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { inTime } from '../../../../layout/lazy-in-time.ts'
import type { OpenedFilm } from '../stage/engine-messages.ts'
import { type Engine, startEngine } from '../stage/open-engine.ts'
import type { Box } from './rays.ts'
import { type LiveModel, liveModelOf } from './live-model.rules.ts'
import { lookOfPaint } from './live-paints.ts'
import type { LiveRoomStage } from './live-room.ts'
import type { Paint } from './piece-parts.rules.ts'

type Props = { plan: Plan; state: DesignState; materials: ReadonlyMap<string, Material> }
type Open = {
  engine: Engine
  stage: LiveRoomStage
  film: OpenedFilm
  model: LiveModel
  painted: Map<Paint, string>
}
export type Live = { kind: 'opening' } | { kind: 'failed' } | { kind: 'ready'; open: Open }

/** What is thinner throws no shadow that one would see. */
const thinnest = 0.03
const quick = { texel: 0.2, rays: 24 }
const careful = { texel: 0.08, rays: 64 }

/** Holds the plan open as a live room in an element: quick light first, then careful light. */
export const useLiveRoom = (frame: RefObject<HTMLElement | null>, { plan, state, materials }: Props) => {
  const model = useMemo(() => liveModelOf(plan), [plan])
  const [live, setLive] = useState<Live>({ kind: 'opening' })
  const looks = useRef({ roomType: plan.room_type, state, materials })
  useEffect(() => {
    looks.current = { roomType: plan.room_type, state, materials }
  })
  useEffect(() => {
    let isOver = false
    let opened: Open | null = null
    const begin = async () => {
      const [{ openLiveRoom }, engine] = await inTime(Promise.all([import('./live-room.ts'), startEngine()]))
      const openedFilm = await engine.ask({ kind: 'film', film })
      const stage = openLiveRoom(model, openedFilm)
      const open: Open = { engine, stage, film: openedFilm, model, painted: new Map() }
      opened = open
      if (isOver) return close(open)
      await relight(open, quick)
      await paintAll(open, looks.current)
      if (isOver) return
      frame.current?.replaceChildren(stage.canvas)
      setLive({ kind: 'ready', open })
      await relight(open, careful)
    }
    begin().catch((error: unknown) => {
      // A closed room answers nobody.
      if (isOver) return
      console.warn(String(error))
      setLive({ kind: 'failed' })
    })
    return () => {
      isOver = true
      if (opened) close(opened)
      setLive({ kind: 'opening' })
    }
  }, [frame, model])
  useEffect(() => {
    if (live.kind === 'ready') void paintAll(live.open, { roomType: plan.room_type, state, materials })
  }, [live, plan.room_type, state, materials])
  return live
}

const close = ({ engine, stage }: Open): void => {
  stage.close()
  engine.close()
}

const isThick = ({ low, high }: Box): boolean =>
  ([0, 1, 2] as const).every((axis) => high[axis] - low[axis] > thinnest)

const relight = async ({ engine, stage, model }: Open, fineness: typeof quick): Promise<void> => {
  const boxes = model.solid.filter(isThick)
  const lit = [...model.solid, ...model.thin]
  const { faces, isOutdoors } = model
  stage.light(await engine.ask({ kind: 'bake', baking: { faces, boxes, lit, isOutdoors, ...fineness } }))
}

type Looks = Parameters<typeof lookOfPaint>[1]

/** What has changed since it was painted last. */
const paintAll = async (open: Open, looks: Looks): Promise<void> => {
  const { model, painted } = open
  const paints = new Set([...model.sheets, ...model.solid, ...model.thin].map(({ paint }) => paint))
  await Promise.all(
    [...paints].map(async (paint) => {
      const look = lookOfPaint(paint, looks)
      const key = JSON.stringify(look)
      if (painted.get(paint) === key) return
      painted.set(paint, key)
      if (typeof look === 'string') open.stage.paint(paint, tintOf(open.film, look))
      else await paintGoods(open, { paint, goods: look, key })
    }),
  )
}

const paintGoods = async (
  { engine, stage, painted }: Open,
  { paint, goods, key }: { paint: Paint; goods: Goods; key: string },
): Promise<void> => {
  for (const coarseness of [2, 1]) {
    const face = await engine.ask({ kind: 'face', goods, coarseness })
    if (painted.get(paint) !== key) return
    stage.paint(paint, face)
  }
}

const tintOf = ({ reflects }: OpenedFilm, color: string): readonly [number, number, number] => {
  const [red, green, blue] = rgbOf(color)
  return [reflects[red] ?? 0, reflects[green] ?? 0, reflects[blue] ?? 0]
}
