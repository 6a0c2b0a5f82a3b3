import type { InviteAudience } from '@showroom/contract/invite/invite.rules'
import { create } from 'zustand'
import { readStored, writeStored } from '../../shop-context/local-storage.ts'

/** By which invitation somebody has come, until they are signed in. */
export type KeptInvite = { code: string; company: string; audience: InviteAudience }

export const useKeptInvite = create<{ kept: KeptInvite | null }>(() => ({ kept: null }))

export const keepInvite = (kept: KeptInvite | null): void => {
  writeStored('invite', kept === null ? null : JSON.stringify(kept))
  useKeptInvite.setState({ kept })
}

export const restoreInvite = (): void => useKeptInvite.setState({ kept: keptIn(readStored('invite')) })

export const keptIn = (text: string | null): KeptInvite | null => {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    if (typeof read !== 'object' || read === null) return null
    const { code, company, audience } = Object.fromEntries(Object.entries(read))
    const isKept = typeof code === 'string' && typeof company === 'string'
    return isKept && (audience === 'client' || audience === 'vendor') ? { code, company, audience } : null
  } catch {
    return null
  }
}
