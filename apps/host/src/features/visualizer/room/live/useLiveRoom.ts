import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import film from '@showroom/drawing/scenes/film.png?url'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { inTime } from '../../../../layout/lazy-in-time.ts'
import { type Engine, startEngine } from '../stage/open-engine.ts'
import type { Baked } from './bake-light.ts'
import { loadLiveRoom } from './load-live-room.ts'
import { type LiveModel, liveModelOf } from './live-model.rules.ts'
import { type Looks, paintAll } from './paint-live.ts'
import type { Box } from './rays.ts'

type Props = { plan: Plan; state: DesignState; materials: ReadonlyMap<string, Material> }
type Open = Parameters<typeof paintAll>[0]
export type Live = { kind: 'opening' } | { kind: 'failed' } | { kind: 'ready'; open: Open }

/** What is thinner throws no shadow that one would see. */
const thinnest = 0.03
const quick = { texel: 0.3, rays: 16 }
const careful = { texel: 0.08, rays: 64 }

/** Holds the plan open as a live room in an element: quick light and rough goods first, then careful light and fine ones. */
export const useLiveRoom = (frame: RefObject<HTMLElement | null>, { plan, state, materials }: Props) => {
  const model = useMemo(() => liveModelOf(plan), [plan])
  const [live, setLive] = useState<Live>({ kind: 'opening' })
  const looks = useRef({ roomType: plan.room_type, state, materials })
  useEffect(() => {
    looks.current = { roomType: plan.room_type, state, materials }
  })
  useEffect(() => {
    const open = opening(model, () => looks.current)
    open.first.then(
      (ready) => {
        if (!open.isClosed()) setLive({ kind: 'ready', open: ready })
      },
      (error: unknown) => {
        // A closed room answers nobody.
        if (open.isClosed()) return
        console.warn(String(error))
        setLive({ kind: 'failed' })
      },
    )
    return () => {
      open.close()
      setLive({ kind: 'opening' })
    }
  }, [model])
  useEffect(() => {
    if (live.kind === 'ready') frame.current?.replaceChildren(live.open.stage.canvas)
  }, [live, frame])
  useEffect(() => {
    if (live.kind === 'ready') void paintAll(live.open, { roomType: plan.room_type, state, materials }, false)
  }, [live, plan.room_type, state, materials])
  useEffect(() => {
    // After what lies there, which is asked for first.
    if (live.kind === 'ready')
      void bake(live.open.engine, live.open.model, careful).then(live.open.stage.light, () => undefined)
  }, [live])
  return live
}

/** A live room on its way. Closing it ends what of it has begun. */
const opening = (model: LiveModel, looksNow: () => Looks) => {
  let isClosed = false
  const closing: (() => void)[] = []
  const closeWith = (close: () => void) => (isClosed ? close() : closing.push(close))
  const begin = async (): Promise<Open> => {
    // The program of the card comes while the engine works.
    const loading = inTime(loadLiveRoom())
    loading.catch(() => undefined)
    const engine = await startEngine()
    closeWith(engine.close)
    const light = bake(engine, model, quick)
    light.catch(() => undefined)
    const openedFilm = await engine.ask({ kind: 'film', film })
    const { openLiveRoom } = await loading
    const stage = openLiveRoom(model, openedFilm)
    closeWith(stage.close)
    const open: Open = { engine, stage, film: openedFilm, model, painted: new Map() }
    await Promise.all([light.then(stage.light), paintAll(open, looksNow(), true)])
    return open
  }
  return {
    first: begin(),
    isClosed: () => isClosed,
    close: () => {
      isClosed = true
      for (const each of closing) each()
    },
  }
}

const isThick = ({ low, high }: Box): boolean =>
  ([0, 1, 2] as const).every((axis) => high[axis] - low[axis] > thinnest)

const bake = (engine: Engine, model: LiveModel, fineness: typeof quick): Promise<Baked> => {
  const boxes = model.solid.filter(isThick)
  const lit = [...model.solid, ...model.thin]
  const { faces, isOutdoors } = model
  return engine.ask({ kind: 'bake', baking: { faces, boxes, lit, isOutdoors, ...fineness } })
}
