import { isNarrowEnough } from '@showroom/drawing/relight/narrow-scene'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { RoomScene } from './scenes.ts'
import type { SceneAddress } from './stage/engine-messages.ts'

/**
 * Which layers of a scene a frame is to open: the narrow ones, until it shows more than they have. Null before it has
 * been measured.
 */
export const useSceneAddress = (
  frame: RefObject<HTMLElement | null>,
  room: RoomScene,
): SceneAddress | null => {
  const [layers, setLayers] = useState<string | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const isNarrow = isNarrowEnough(room, { width: element.clientWidth, pixelRatio: devicePixelRatio })
      // What is open already and finer than it needs to be stays.
      if (isNarrow) setLayers((open) => (open === room.layers ? open : (room.narrow ?? room.layers)))
      else setLayers(room.layers)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame, room])
  return useMemo(
    () =>
      layers !== null && [room.layers, room.narrow].includes(layers)
        ? { scene: room.scene, layers, film: room.film }
        : null,
    [room, layers],
  )
}
