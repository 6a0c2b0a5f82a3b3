import { useContext, useEffect, useMemo } from 'react'
import { ShopContext } from '../shop/context.ts'
import { type FormValue, formFieldOf } from './form-field.ts'

/** Takes part in the form around the tag, as an input would. */
export function useFormField(value: FormValue, onRestore: (state: string | null) => void) {
  const host = useContext(ShopContext)?.host
  const field = useMemo(() => (host ? formFieldOf(host) : null), [host])
  useEffect(() => field?.setValue(value))
  useEffect(() => field?.onRestore(onRestore))
  useEffect(() => () => field?.setValue(nothing), [field])
}

const nothing: FormValue = { entries: [], state: null, problem: null }
