import type { OfficeSettings } from '@showroom/contract/chat/office-hours'
import { useRef, useState } from 'react'
import { call } from '../../data/call.ts'
import { failureOf, fieldErrorsOf } from '../../data/failure.ts'
import { tellFailure } from '../../data/tell-failure.ts'
import { toast } from '../../kit/toast/toast.ts'

/** A choice is shown at once; what the server refuses is taken back. Each save carries all that is shown. */
export const useOfficeSettings = (saved: OfficeSettings) => {
  const [settings, setSettings] = useState(saved)
  const kept = useRef(saved)
  const last = useRef<Promise<void>>(Promise.resolve())

  const send = async (wanted: OfficeSettings) => {
    try {
      const { data, message } = await call('PUT /api/office_hours', { body: wanted })
      kept.current = data
      if (message) toast.success(message)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const [said] = Object.values(fieldErrorsOf(failure)).flat()
      if (said) toast.error(said)
      else tellFailure(failure)
      setSettings(kept.current)
    }
  }
  const save = (change: Partial<OfficeSettings>) => {
    const wanted = { ...settings, ...change }
    setSettings(wanted)
    last.current = last.current.then(() => send(wanted))
  }
  return { settings, save }
}
