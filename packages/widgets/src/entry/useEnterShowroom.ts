import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import { useState } from 'react'
import { redirectTarget } from './redirect.rules.ts'
import { sentenceOf, useEmit, useShop } from '../shop/index.ts'

/** Next: the showroom's profile is loaded, the page is told, and goes where it said. */
export const useEnterShowroom = (redirect: string | undefined, onGone: () => void) => {
  const { call } = useShop()
  const emit = useEmit()
  const [isEntering, setEntering] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const enter = async (hit: ShowroomHit) => {
    setEntering(true)
    setFailure(null)
    try {
      const { data } = await call('GET /api/visualization/shop_profile', { query: { vsd_id: hit.vsd_id } })
      if (Array.isArray(data)) return onGone()
      if (emit('selected', hit, { cancelable: true })) follow(redirect, hit.vsd_id)
    } catch (refused) {
      setFailure(sentenceOf(refused))
    } finally {
      setEntering(false)
    }
  }
  return { enter, isEntering, failure }
}

const follow = (redirect: string | undefined, vsdId: string) => {
  const target = redirectTarget(redirect ?? '', location.href, vsdId)
  if (target) location.assign(target)
}
