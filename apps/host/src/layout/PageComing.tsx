import { chunkTimeoutMs } from '@showroom/contract/policy/figures'
import { useEffect, useState } from 'react'

/** Stands where a page will be whose program is on its way; one that hangs is given up, and the route says so. */
export const PageComing = () => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), chunkTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (isLate) throw new Error('The program of this page has not come.')
  return <div className="page" aria-busy="true" />
}
