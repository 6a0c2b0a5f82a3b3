import { isSelected, useCurrentShowroom } from '../shop-context/current-showroom.ts'
import { readStored } from '../shop-context/local-storage.ts'
import type { MyItem } from './redirect.ts'

/** The current item (specification §3) as it was stored; null when there is none that can be read. */
export const storedItem = (): MyItem | null => {
  try {
    return itemIn(JSON.parse(readStored('my_item') ?? 'null'))
  } catch {
    return null
  }
}

/** What the open showroom's cart becomes a project of: the stored item, unless it is another showroom's. */
export const itemOfCart = (): MyItem => {
  const { showroom } = useCurrentShowroom.getState()
  const stored = storedItem()
  if (stored && [stored.vsd_id, stored.showroom].includes(showroom)) return stored
  return { showroom, ...(isSelected(showroom) ? { vsd_id: showroom } : {}) }
}

const itemIn = (stored: unknown): MyItem | null => {
  if (typeof stored !== 'object' || stored === null || !('showroom' in stored)) return null
  const { showroom, ...rest } = stored
  if (typeof showroom !== 'string' && typeof showroom !== 'number') return null
  const { vsd_id, floorplan, floorTemplate, is_3d, project } = Object.fromEntries(Object.entries(rest))
  return {
    showroom: String(showroom),
    ...(typeof vsd_id === 'string' ? { vsd_id } : {}),
    ...(isSimple(is_3d) || typeof is_3d === 'boolean' ? { is_3d } : {}),
    ...(isSimple(floorplan) ? { floorplan } : {}),
    ...(isSimple(floorTemplate) ? { floorTemplate } : {}),
    ...(isSimple(project) ? { project } : {}),
  }
}

const isSimple = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
