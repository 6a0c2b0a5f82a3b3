import { isSelected, useCurrentShowroom } from '../current/current-showroom.ts'
import { readStored } from '../current/stored.ts'
import type { MyItem } from './redirect.ts'

/** The current item (specification §3) as it was stored; null when there is none that can be read. */
export const storedItem = (): MyItem | null => {
  try {
    return itemIn(JSON.parse(readStored('my_item') ?? 'null'))
  } catch {
    return null
  }
}

/** What a project is made from: the stored item, or the showroom that is open. */
export const currentItem = (): MyItem => {
  const { showroom } = useCurrentShowroom.getState()
  return storedItem() ?? { showroom, ...(isSelected(showroom) ? { vsd_id: showroom } : {}) }
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
