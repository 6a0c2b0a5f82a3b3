import type { ReplyFor } from '@showroom/contract/endpoints'
import { useEffect } from 'react'
import { create } from 'zustand'
import { call } from '../data/call.ts'

type Providers = ReplyFor<'GET /api/sociallogin'>['data']

/** Asked for once in a visit. Null until then, and while nobody answers: no button is better than one that fails. */
const useProviders = create<{ providers: Providers | null }>(() => ({ providers: null }))

let asking: Promise<void> | null = null

const ask = async () => {
  try {
    const { data } = await call('GET /api/sociallogin', {})
    useProviders.setState({ providers: data })
  } catch {
    // The next page asks again.
    asking = null
  }
}

export const useSocialProviders = (): Providers | null => {
  useEffect(() => {
    asking ??= ask()
  }, [])
  return useProviders((state) => state.providers)
}
