import { useEffect } from 'react'
import { useCurrentShowroom } from './current-showroom.ts'

/** A link may carry a Showroom ID. True while its showroom is not yet the one that is open. */
export const useCarriedShowroom = (carried: string | null | undefined): boolean => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const select = useCurrentShowroom((state) => state.select)
  const vsdId = carried?.toUpperCase() ?? ''
  const isEntering = isShowroomId(vsdId) && vsdId !== showroom
  useEffect(() => {
    if (isEntering) select(vsdId)
  }, [isEntering, vsdId, select])
  return isEntering
}

const isShowroomId = (text: string) => /^[A-HJ-NP-Z2-9]{8}$/.test(text)
