import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import { type DesignState, emptyDesign } from '@showroom/contract/visualizer/design'
import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { isLaid } from '@showroom/contract/visualizer/surfaces'
import type { Design } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { type CartCredentials, cartCredentialsOf } from '../../cart/cart-owner.ts'
import { type Change, changing } from '../../cart/own-cart.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { shopperIdOf, type Who } from '../../platform/http/who.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Goods } from '../goods/goods.ts'
import { type Laying, requireLayable } from '../goods/require-layable.ts'
import { callingHolder, holderOf, type Holder } from '../owner.ts'
import { owningFor, requireFloorplan } from '../plan/floorplans.ts'
import { type Seen, templateNamed, type TemplateRow } from '../template/template.store.ts'
import { requireTemplate, type Templates } from '../template/templates.ts'
import { countDesigns, createDesign, designNamed, type DesignRow, saveDesign } from './design.store.ts'
import { presentDesign } from './present-design.ts'

export type DesignDeps = { db: Db; now: () => Date; goods: Goods; templates: Templates; secret: Buffer }

const mostDesigns = 200

export type OwnDesign = {
  row: DesignRow
  holder: Holder
  showroom: ShowroomContext
  credentials: CartCredentials
}

/** A file is asked for by its owner alone, whatever page they are on. */
export type Asking = Pick<Who, 'caller' | 'cartToken'> & Partial<Pick<Who, 'mayUse'>>
export const everywhere: Who['mayUse'] = async () => true

/** A design of the caller’s, in the showroom that it was made in; a stranger’s is as missing as one that never was. */
export const requireDesign = async (
  { db, now }: Pick<DesignDeps, 'db' | 'now'>,
  publicId: string,
  { mayUse = everywhere, ...who }: Asking,
): Promise<OwnDesign> => {
  const credentials = cartCredentialsOf(who)
  const holder = callingHolder(who, now()) ?? refuseUnknown()
  const row = (await designNamed(db, holder, publicId)) ?? refuseUnknown()
  if (!(await mayUse(row.showroomRef))) return refuseUnknown()
  return {
    row,
    holder,
    credentials,
    showroom: await requireShowroom(db, row.showroomRef, shopperIdOf(who)),
  }
}

export const showDesign = (deps: DesignDeps, { row, showroom }: OwnDesign): Promise<Design> =>
  presentDesign(row, showroom, deps)

const layingsOf = ({ laid, fixtures = {} }: DesignState): Laying[] => [
  ...Object.entries(laid).flatMap(([surface, { product_id: productId }]) =>
    productId !== null && isLaid(surface)
      ? [{ surface, productId, field: `state.laid.${surface}.product_id` }]
      : [],
  ),
  ...Object.entries(fixtures).flatMap(([key, { product_id: productId }]) =>
    isFixture(key) ? [{ surface: key, productId, field: `state.fixtures.${key}.product_id` }] : [],
  ),
]

export type Making = {
  floorplan: string
  template: string | null
  name?: string | undefined
  state?: DesignState | undefined
  is_3d: boolean
  /** The showroom of the website that asks: a plan of another is not known there. */
  within: string | null
}

export const makeDesign = async (deps: DesignDeps, change: Change, making: Making): Promise<Design> => {
  const { showroom } = change
  const accountId = making.within === null ? (change.accountId ?? null) : null
  const template = await templateFor(deps, { showroomId: showroom.id, accountId }, making)
  const state =
    making.state ?? (template ? (await deps.templates.resolve(showroom, template)).state : emptyDesign)
  if (making.state) await requireLayable(deps, showroom, layingsOf(making.state))
  const { made, token: cart_token } = await changing(change, async (tx) => {
    const { token, ...owning } = await owningFor(tx, change)
    const holder =
      holderOf(
        { ...change, cartToken: token ?? change.cartToken },
        { now: change.now, within: making.within },
      ) ?? refuseUnknown()
    if ((await countDesigns(tx, { holder })) >= mostDesigns)
      refuse(409, 'too_many', say.tooManyDesigns(mostDesigns))
    const floorplan = await requireFloorplan(tx, holder, making.floorplan)
    if (template && template.roomType !== floorplan.plan.room_type)
      refuseInvalid({ template: [say.otherRoom] })
    const publicId = newPublicId()
    await createDesign(tx, {
      ...owning,
      publicId,
      showroomId: showroom.id,
      floorplanId: floorplan.id,
      templateId: template?.id ?? null,
      name: making.name ?? say.designName(template?.title ?? floorplan.plan.name, floorplan.plan.name),
      state,
      is3d: making.is_3d,
      now: change.now,
    })
    return { made: (await designNamed(tx, holder, publicId)) ?? refuseUnknown(), token }
  })
  return { ...(await presentDesign(made, showroom, deps)), cart_token }
}

/** A room that is open goes on when its template was taken back meanwhile: it has a look of its own. */
const templateFor = async (
  { db }: DesignDeps,
  seen: Seen,
  { template, state }: Making,
): Promise<TemplateRow | null> => {
  if (template === null) return null
  return state ? templateNamed(db, seen, template) : requireTemplate(db, seen, template)
}

export type Changing = {
  version: number
  state?: DesignState | undefined
  name?: string | undefined
  is_3d?: boolean | undefined
  floorplan?: string | undefined
}

/** Of two who change the same version the second is told, and shown the newer one by reading it again. */
export const changeDesign = async (deps: DesignDeps, own: OwnDesign, change: Changing): Promise<Design> => {
  const { row, holder, showroom } = own
  if (change.state && productsIn(change.state).some((id) => !productsIn(row.state).includes(id)))
    await requireLayable(deps, showroom, layingsOf(change.state))
  const changed = await deps.db.transaction(async (tx) => {
    const floorplanId = await planFor(tx, holder, { row, floorplan: change.floorplan })
    const isSaved = await saveDesign(
      tx,
      { id: row.id, version: change.version },
      {
        state: change.state ?? row.state,
        name: change.name ?? row.name,
        is3d: change.is_3d ?? row.is3d,
        floorplanId,
        now: holder.now,
      },
    )
    if (!isSaved) refuse(409, 'changed', say.changed)
    return (await designNamed(tx, holder, row.publicId)) ?? refuseUnknown()
  })
  return presentDesign(changed, showroom, deps)
}

type Replanning = { row: DesignRow; floorplan: string | undefined }

const planFor = async (tx: Queries, holder: Holder, { row, floorplan }: Replanning): Promise<number> => {
  if (floorplan === undefined) return row.floorplan.id
  const found = await requireFloorplan(tx, holder, floorplan)
  if (found.plan.room_type !== row.floorplan.plan.room_type) refuseInvalid({ floorplan: [say.otherRoom] })
  return found.id
}
