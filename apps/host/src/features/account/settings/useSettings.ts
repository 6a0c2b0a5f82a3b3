import type { Settings } from '@showroom/contract/account/account'
import { useRef, useState } from 'react'
import { call } from '../../../data/call.ts'
import { failureOf } from '../../../data/failure.ts'
import { tellFailure } from '../../../data/tell-failure.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { keepDisplay } from '../../../shop-context/display.ts'
import { setAppearance } from '../../../theme/appearance.ts'

type Change = Partial<Settings>

/** Each choice is shown at once and saved after those before it: none is lost because another is on its way. */
export const useSettings = (saved: Settings) => {
  const [kept, setKept] = useState(saved)
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())

  const send = async (change: Change) => {
    try {
      const { data, message } = await call('PUT /api/setting', { body: change })
      setKept(data)
      setAppearance(data)
      keepDisplay(data)
      if (message) toast.success(message)
    } catch (thrown) {
      tellFailure(failureOf(thrown))
    } finally {
      setWaiting((changes) => changes.filter((one) => one !== change))
    }
  }
  const save = (change: Change) => {
    setWaiting((changes) => [...changes, change])
    last.current = last.current.then(() => send(change))
  }
  const settings: Settings = Object.assign({}, kept, ...waiting)
  return { settings, save }
}
