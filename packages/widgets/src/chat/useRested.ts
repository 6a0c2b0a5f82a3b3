import { useEffect, useState } from 'react'

const typedMs = 250

/** What was typed, once the typing rests. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typedMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
