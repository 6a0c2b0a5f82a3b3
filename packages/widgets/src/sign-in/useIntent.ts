import { useEffect, useState } from 'react'
import { createIntent, type Intent } from './intent.ts'

/** Made beforehand: a window may be opened only in the very moment of a press. A new one for each try. */
export const useIntent = (isWaiting: boolean): Intent | null => {
  const [intent, setIntent] = useState<Intent | null>(null)
  useEffect(() => {
    let isWanted = true
    if (!isWaiting)
      void createIntent().then((made) => {
        if (isWanted) setIntent(made)
      })
    return () => {
      isWanted = false
    }
  }, [isWaiting])
  return intent
}
