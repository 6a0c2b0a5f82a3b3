import type { Goods } from '@showroom/drawing/goods'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RoomScene } from './scenes.ts'
import type { OpenedScene } from './stage/engine-messages.ts'
import { openStage, type Stage } from './stage/open-stage.ts'
import { useSceneAddress } from './useSceneAddress.ts'

export type Shown =
  | { kind: 'opening' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; scene: OpenedScene; stage: Stage; before: HTMLCanvasElement }

/** Holds a scene open in an element, and lays there what is given: what comes while it opens is laid after. */
export const useStage = (frame: RefObject<HTMLElement | null>, scene: RoomScene, goods: readonly Goods[]) => {
  const [shown, setShown] = useState<Shown>({ kind: 'opening' })
  const [drawing, setDrawing] = useState<readonly number[]>([])
  const [turn, setTurn] = useState(0)
  const latest = useRef(goods)
  useEffect(() => {
    latest.current = goods
  })
  const address = useSceneAddress(frame, scene)
  useEffect(() => {
    if (!address) return
    const element = frame.current
    let isOver = false
    let opened: Stage | null = null
    setShown({ kind: 'opening' })
    const onCanvas = (canvas: HTMLCanvasElement) => element?.replaceChildren(canvas)
    openStage(address, latest.current, { onCanvas, onDrawing: setDrawing }).then(
      (stage) => {
        opened = stage
        if (isOver) return stage.close()
        setShown({ kind: 'ready', scene: stage.scene, stage, before: stage.copy() })
        void stage.lay(latest.current)
      },
      (error: unknown) => {
        reportError(error)
        if (!isOver) setShown({ kind: 'failed', retry: () => setTurn((before) => before + 1) })
      },
    )
    return () => {
      isOver = true
      opened?.close()
      element?.replaceChildren()
    }
  }, [frame, address, turn])
  return { shown, drawing, couldNotDraw: useLaid(shown, goods) }
}

/** Lays what is given; whether some of it could not be drawn. */
const useLaid = (shown: Shown, goods: readonly Goods[]): boolean => {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (shown.kind !== 'ready') return
    shown.stage.lay(goods).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [shown, goods])
  return hasFailed
}
