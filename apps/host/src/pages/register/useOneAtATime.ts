import { useState } from 'react'

/** Work that is under way is not begun a second time. */
export const useOneAtATime = () => {
  const [isBusy, setBusy] = useState(false)
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, once }
}
