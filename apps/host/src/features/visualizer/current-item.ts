import { storedItem } from '../../session/my-item.ts'
import type { MyItem } from '../../session/redirect.ts'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { writeStored } from '../../shop-context/local-storage.ts'

/** The current item of the open showroom (specification §3): what was chosen in another one is not taken over. */
export const currentItem = (): MyItem => {
  const { showroom } = useCurrentShowroom.getState()
  const stored = storedItem()
  if (stored && [stored.vsd_id, stored.showroom].includes(showroom)) return stored
  return { showroom, ...(isSelected(showroom) ? { vsd_id: showroom } : {}) }
}

/** What is chosen stays chosen; a project is made of it once somebody has signed in. */
export const rememberChoice = (chosen: Pick<MyItem, 'floorplan' | 'floorTemplate'>): void =>
  writeStored('my_item', JSON.stringify({ ...currentItem(), ...chosen }))
