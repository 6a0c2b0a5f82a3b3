import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { vsdIdPattern } from '@showroom/contract/shared/vsd-id'
import { create } from 'zustand'
import { pageMeta } from '../data/page-meta.ts'
import { readStored, writeStored } from './local-storage.ts'

type CurrentShowroom = {
  /** Showroom ID of the Pro whose shop is open, or the platform's own shop. */
  showroom: string
  select(vsdId: string): void
  leave(): void
}

const stored = () => {
  const vsdId = readStored('vsd_id')
  return vsdId && vsdIdPattern.test(vsdId) ? vsdId : pageMeta.shopId
}

export const useCurrentShowroom = create<CurrentShowroom>((set) => ({
  showroom: platformShowroom,
  select: (vsdId) => {
    writeStored('vsd_id', vsdId)
    set({ showroom: vsdId })
  },
  leave: () => {
    writeStored('vsd_id', null)
    set({ showroom: platformShowroom })
  },
}))

export const restoreShowroom = (): void => useCurrentShowroom.setState({ showroom: stored() })

export const isSelected = (showroom: string) => showroom !== platformShowroom
