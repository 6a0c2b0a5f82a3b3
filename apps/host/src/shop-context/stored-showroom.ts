import { type Shop, useStore } from '@showroom/widgets/shop'
import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { isSelected } from './current-showroom.ts'
import { writeStored } from './local-storage.ts'

type Known = Pick<ReturnType<Shop['state']['getState']>, 'profile' | 'menu' | 'showroom'>

type Stored = {
  profile: { user_id: string; vsd_id: string } | null
  menu: readonly { categories: readonly { id: number; name: string; slug_url: string }[] }[]
}

const nobody = createStore<Known>(() => ({ profile: null, menu: [], showroom: '0' }))

/** Who the shop's Pro is and what it sells, as the specification keeps both once a showroom is entered (§3, §4). */
export const storedOf = ({ profile, menu }: Stored) => ({
  showroom: profile && JSON.stringify({ user_id: profile.user_id, vsd_id: profile.vsd_id }),
  category: JSON.stringify(
    menu.flatMap(({ categories }) => categories.map(({ id, name, slug_url }) => ({ id, name, slug_url }))),
  ),
})

/** Kept when the showroom's shop is open; a shop of nobody keeps nothing. */
export const useStoredShowroom = (shop: Shop | null): void => {
  const state = shop?.state ?? nobody
  const profile = useStore<Known, Known['profile']>(state, (known) => known.profile)
  const showroom = useStore<Known, string>(state, (known) => known.showroom)
  useEffect(() => {
    if (!profile || !isSelected(showroom)) return
    const stored = storedOf(state.getState())
    writeStored('showroom', stored.showroom)
    writeStored('category', stored.category)
  }, [state, profile, showroom])
}
