import { type ReactNode, useEffect, useState } from 'react'

/** Draws what is below the fold in a task of its own, after what was asked for: a slow phone answers touches between. */
export const Deferred = ({ isAtOnce = false, children }: { isAtOnce?: boolean; children: ReactNode }) => {
  const [isDrawn, setDrawn] = useState(isAtOnce)
  useEffect(() => setDrawn(true), [])
  return isDrawn && children
}
