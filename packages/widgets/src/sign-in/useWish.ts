import { useEffect, useState } from 'react'
import { makeWish, type Wish } from './wish.ts'

/** Made beforehand: a window may be opened only in the very moment of a press. A new one for each try. */
export const useWish = (isWaiting: boolean): Wish | null => {
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => {
    let isWanted = true
    if (!isWaiting)
      void makeWish().then((made) => {
        if (isWanted) setWish(made)
      })
    return () => {
      isWanted = false
    }
  }, [isWaiting])
  return wish
}
