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
import { type Looks, paintAll, tintAll } from './paint-live.ts'
import type { Box } from './rays.ts'

type Props = { plan: Plan; state: DesignState; materials: ReadonlyMap<string, Material> }
type Open = Parameters<typeof paintAll>[0]
export type Live = { kind: 'opening' } | { kind: 'failed' } | { kind: 'ready'; open: Open }

/** What is thinner throws no shadow that one would see. */
const thinnest = 0.03
const quick = { texel: 0.3, rays: 16, isQuick: true }
const careful = { texel: 0.08, rays: 64, isQuick: false }

/** Holds the plan open as a live room in an element: quick light and the goods' colours first, then the goods and careful light. */
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
    if (live.kind === 'ready') void paintAll(live.open, { roomType: plan.room_type, state, materials })
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
    // The film is on its way while the engine works out the light.
    const coming = Promise.all([engine.ask({ kind: 'film', film }), bake(engine, model, quick)])
    coming.catch(() => undefined)
    const { openLiveRoom } = await loading
    const stage = openLiveRoom(model)
    closeWith(stage.close)
    const [openedFilm, light] = await coming
    stage.develop(openedFilm)
    stage.light(light)
    const open: Open = { engine, stage, film: openedFilm, model, painted: new Map() }
    tintAll(open, looksNow())
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
