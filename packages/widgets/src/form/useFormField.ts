import { useContext, useEffect, useMemo } from 'react'
import { ShopContext } from '../shop/context.ts'
import { type Held, formFieldOf } from './form-field.ts'

/** Takes part in the form around the tag, as an input would. */
export function useFormField(held: Held, onRestore: (state: string | null) => void) {
  const host = useContext(ShopContext)?.host
  const field = useMemo(() => (host ? formFieldOf(host) : null), [host])
  useEffect(() => field?.hold(held))
  useEffect(() => field?.onRestore(onRestore))
  useEffect(() => () => field?.hold(nothing), [field])
}

const nothing: Held = { entries: [], state: null, problem: null }
