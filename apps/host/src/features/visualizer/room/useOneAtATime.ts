import { useRef } from 'react'

/** Presses that come while one is at work begin nothing: they get what comes of that one. */
export const useOneAtATime = <Result>() => {
  const underWay = useRef<Promise<Result> | null>(null)
  return (work: () => Promise<Result>): Promise<Result> => {
    underWay.current ??= work().finally(() => {
      underWay.current = null
    })
    return underWay.current
  }
}
