import { type RefObject, useEffect } from 'react'
import type { LiveRoomStage } from './live-room.ts'

/** The canvas is as large as its frame, whatever becomes of the page. */
export const useSized = (frame: RefObject<HTMLElement | null>, stage: LiveRoomStage | null): void => {
  useEffect(() => {
    const element = frame.current
    if (!element || !stage) return undefined
    const fit = () => stage.resize(element.clientWidth, element.clientHeight)
    // The watch tells of the first size after the first frame.
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame, stage])
}
