import type { Picture } from '@showroom/contract/catalogue/catalogue'
import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Design, Floorplan, GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { type Read, useReadOf } from '../../../data/useRead.ts'
import { nothingChosen } from './look.rules.ts'
import { type Tried, triedRoom } from './tried-room.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'

/** What is known of a design that is kept on the server. */
export type Kept = { id: string; version: number; name: string }
export type RoomStart = {
  floorplan: Floorplan
  template: string | null
  state: DesignState
  materials: readonly Material[]
  /** What lies there and is not sold in its showroom any more. */
  gone: readonly GoneGoods[]
  /** As the server draws it; null where it has not been asked. */
  picture: Picture | null
  /** What the server has counted of it; null where it has not been asked. */
  shopping: Pick<Design, 'lines' | 'total_cents' | 'not_sold'> | null
  is3d: boolean
  kept: Kept | null
  /** Whose goods are laid: where a design was kept, else the one that is open. */
  showroom: string
}
type Asked = Tried & {
  design: string | null
  plan: string | null
  template: string | null
  lay: string | null
}

/** The room that the address names: a design, a plan with a look, a plan alone, or one to try a product in. Null where it names none. */
export const useRoomStart = (): { read: Read<RoomStart | null>; key: string } => {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const showroom = useCurrentShowroom(({ showroom: open }) => open)
  const named = {
    design: query.get('design'),
    plan: query.get('plan'),
    template: query.get('template'),
    type: query.get('type'),
    surface: query.get('surface'),
    product: query.get('product'),
    lay: query.get('lay'),
    showroom,
  }
  // A design that has just been kept is the room that is open already.
  const [asked, setAsked] = useState(named)
  if (!isJustKept(state) && JSON.stringify(named) !== JSON.stringify(asked)) setAsked(named)
  const key = JSON.stringify(asked)
  return { read: useReadOf(['room', key], () => startOf(asked), goesOn), key }
}

/** The editor takes the place of a room that was shown before its program came, and does not ask for it anew. */
const goesOn = { staleTime: Number.POSITIVE_INFINITY }

export const isJustKept = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustKept' in state

const startOf = async ({ design, plan, template, lay, ...tried }: Asked): Promise<RoomStart | null> => {
  const isNew = { is3d: false, kept: null, gone: [], picture: null, shopping: null, showroom: tried.showroom }
  if (design) {
    const { data } = await call('GET /api/visualization/design/{id}', { params: { id: design } })
    const { floorplan, template_id, state, materials, gone, picture, is_3d, showroom, ...shopping } = data
    const kept = { id: data.id, version: data.version, name: data.name }
    const known = { floorplan, template: template_id, state, materials, gone, picture, shopping }
    return { ...known, is3d: is_3d, kept, showroom }
  }
  if (template) {
    const { data } = await call('GET /api/visualization/template/{id}', {
      params: { id: template },
      query: { showroom: tried.showroom, ...(plan ? { floorplan: plan } : {}), ...(lay ? { lay } : {}) },
    })
    const { floorplan, state, materials, gone, picture } = data
    return { floorplan, template, state, materials, ...isNew, gone, picture }
  }
  if (!plan) return triedRoom(tried)
  const { data } = await call('GET /api/visualization/floorplan/{id}', { params: { id: plan } })
  return { floorplan: data, template: null, state: nothingChosen, materials: [], ...isNew }
}
