import { useEffect, useState } from 'react'
import { createHandshake, type Handshake } from './handshake.ts'

/** Made beforehand: a window may be opened only in the very moment of a press. A new one for each try. */
export const useHandshake = (isWaiting: boolean): Handshake | null => {
  const [handshake, setHandshake] = useState<Handshake | null>(null)
  useEffect(() => {
    let isWanted = true
    if (!isWaiting)
      void createHandshake().then((made) => {
        if (isWanted) setHandshake(made)
      })
    return () => {
      isWanted = false
    }
  }, [isWaiting])
  return handshake
}
