import type { ShopError } from '@showroom/widgets/shop'
import { useRef, useState } from 'react'
import { dismissRefusals } from '../kit/toast/toast.ts'
import { type FieldErrors, failureOf, fieldErrorsOf } from './failure.ts'
import { tellCatalogued, tellFailure } from './tell-failure.ts'

/** Where a failure is told: in a toast, on the screen by whoever asks, or there with the catalogue's toast. */
const tellers = { toast: tellFailure, screen: () => undefined, both: tellCatalogued }

export type ToldBy = keyof typeof tellers

export type Submit<Args extends unknown[]> = {
  /** The failure, or null: done, or not begun because another is under way. */
  run: (...args: Args) => Promise<ShopError | null>
  isBusy: boolean
  failure: ShopError | null
  fieldErrors: FieldErrors
  forget: () => void
}

/** One thing sent, once at a time; what comes after it has succeeded is a part of `send`. */
export const useSubmit = <Args extends unknown[]>(
  send: (...args: Args) => Promise<unknown>,
  toldBy: ToldBy = 'toast',
): Submit<Args> => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ShopError | null>(null)
  // Two presses may come before the first has been drawn.
  const isUnderWay = useRef(false)
  const run = async (...args: Args): Promise<ShopError | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    dismissRefusals()
    try {
      await send(...args)
      return null
    } catch (thrown) {
      const failed = failureOf(thrown)
      tellers[toldBy](failed)
      setFailure(failed)
      return failed
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, failure, fieldErrors: fieldErrorsOf(failure), forget: () => setFailure(null) }
}
