import type { Application } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../data/call.ts'
import { type ApplicationForm, draftOf } from './application-form.ts'

type Kept = { application: Application | null; replace: (application: Application) => void }

const quietMs = 800

/** Keeps what is typed: a moment after the last change, and before anything that needs it on the server. */
export const useKeeping = (type: ApplicantType, values: ApplicationForm, { application, replace }: Kept) => {
  const [isLost, setLost] = useState(false)
  const kept = useRef(JSON.stringify(draftOf(values)))
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const typed = JSON.stringify(draftOf(values))

  const keep = useCallback(
    (form: string, isForced: boolean): Promise<void> => {
      const work = async () => {
        if (!isForced && form === kept.current) return
        try {
          const { data } = await call('PUT /api/application', { body: { type, form: JSON.parse(form) } })
          kept.current = form
          setLost(false)
          replace(data)
        } catch {
          setLost(true)
        }
      }
      const mine = line.current.then(work)
      line.current = mine
      return mine
    },
    [type, replace],
  )

  useEffect(() => {
    if (typed === kept.current) return undefined
    const timer = setTimeout(() => void keep(typed, false), quietMs)
    return () => clearTimeout(timer)
  }, [typed, keep])

  /** There is an application on the server afterwards, and it has what is typed. */
  const keepNow = () => keep(typed, application === null)
  return { keepNow, isLost }
}
