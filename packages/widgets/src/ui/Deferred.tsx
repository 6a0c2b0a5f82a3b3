import { type ReactNode, useEffect, useState } from 'react'
import { turn } from './turn.ts'

type Props = {
  isAtOnce?: boolean
  /** Holds the place until then. */
  waiting?: ReactNode
  children: ReactNode
}

/** Draws what is below the fold in a task of its own, after what was asked for: a slow phone answers touches between. */
export const Deferred = ({ isAtOnce = false, waiting, children }: Props) => {
  const [isDrawn, setDrawn] = useState(isAtOnce)
  useEffect(() => void turn().then(() => setDrawn(true)), [])
  return isDrawn ? children : waiting
}
