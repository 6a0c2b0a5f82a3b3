import type { Design, SharedDesign } from '@showroom/contract/visualizer/visualizer'
import type { Change } from '../../cart/own-cart.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Who } from '../../platform/http/who.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import { createFloorplan, floorplanNamed } from '../plan/floorplan.store.ts'
import { owningFor } from '../plan/floorplans.ts'
import { holderOf } from '../owner.ts'
import { changing } from '../../cart/own-cart.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { createDesign, designNamed, designOfId, type DesignRow } from './design.store.ts'
import type { DesignDeps, OwnDesign } from './designs.ts'
import { presentDesign } from './present-design.ts'
import { newLink, shareOf } from './share-link.ts'
import type { ShareRow } from './share.store.ts'

type Sharing = { prices: boolean; days: number; live: boolean }

export const shareDesign = (
  deps: Pick<DesignDeps, 'db' | 'now'>,
  { row }: OwnDesign,
  { live, ...sharing }: Sharing,
) => {
  const frozen = live ? null : { state: row.state, name: row.name }
  return newLink(deps, { of: { designId: row.id }, frozen, page: '/visualize/s/' }, sharing)
}

type Opened = { share: ShareRow; row: DesignRow }

const openShare = async ({ db, now }: Pick<DesignDeps, 'db' | 'now'>, token: string): Promise<Opened> => {
  const share = (await shareOf({ db, now }, token)) ?? refuseUnknown()
  const row = (await designOfId(db, share.designId ?? refuseUnknown())) ?? refuseUnknown()
  return { share, row: { ...row, ...share.frozen } }
}

/** At the prices that everybody sees, if the link lets prices be seen at all. */
export const readShared = async (deps: DesignDeps, token: string, who: Who): Promise<SharedDesign> => {
  const { share, row } = await openShare(deps, token)
  if (!(await who.mayUse(row.showroomRef))) return refuseUnknown()
  const showroom = await requireShowroom(deps.db, row.showroomRef)
  const { seesPrices } = share
  const shown = await presentDesign(row, showroom, { ...deps, seesPrices })
  const { id: _, cart_token: __, project_id: ___, room_id: ____, ...rest } = shown
  const materials = seesPrices ? rest.materials : []
  return { ...rest, materials, sees_prices: seesPrices, expires_at: share.expiresAt.toISOString() }
}

/** The caller’s own from now on; a plan that somebody drew is copied with it. */
export const copyShared = async (deps: DesignDeps, change: Change, token: string): Promise<Design> => {
  const { row } = await openShare(deps, token)
  const { made, cartToken: cart_token } = await changing(change, async (tx) => {
    const { token: cartToken, ...owning } = await owningFor(tx, change)
    const holder =
      holderOf({ ...change, cartToken: cartToken ?? change.cartToken }, { now: change.now, within: null }) ??
      refuseUnknown()
    const { plan, width, length, isOwn, madeFrom, publicId: planId } = row.floorplan
    const ownPlanId = newPublicId()
    if (isOwn)
      await createFloorplan(tx, owning, {
        publicId: ownPlanId,
        showroomId: change.showroom.id,
        plan,
        width,
        length,
        madeFrom,
        now: change.now,
      })
    const floorplan = (await floorplanNamed(tx, holder, isOwn ? ownPlanId : planId)) ?? refuseUnknown()
    const publicId = newPublicId()
    const { name, state, is3d } = row
    const about = { publicId, showroomId: change.showroom.id, floorplanId: floorplan.id, templateId: null }
    await createDesign(tx, { ...owning, ...about, name, state, is3d, now: change.now })
    return { made: (await designNamed(tx, holder, publicId)) ?? refuseUnknown(), cartToken }
  })
  return { ...(await presentDesign(made, change.showroom, deps)), cart_token }
}
