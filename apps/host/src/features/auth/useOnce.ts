import { useEffect, useEffectEvent, useRef } from 'react'

/** Coming to a page sends or spends a code; drawing it a second time does not. */
export const useOnce = (work: () => Promise<unknown>) => {
  const isDone = useRef(false)
  const begin = useEffectEvent(work)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    void begin()
  }, [])
}
