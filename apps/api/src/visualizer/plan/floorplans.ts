import { faultsOf } from '@showroom/contract/visualizer/plan-checks.rules'
import { planSize } from '@showroom/contract/visualizer/plan-words.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Floorplan } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { type Change, changing, lockOrOpenCart } from '../../cart/own-cart.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { holderOf, type Holder, type Owning } from '../owner.ts'
import {
  countOwnPlans,
  createFloorplan,
  deleteFloorplan,
  floorplanNamed,
  type FloorplanRow,
  isPlanInUse,
  saveFloorplan,
} from './floorplan.store.ts'
import { floorplanOf } from './present-floorplan.ts'

const mostPlans = 100

export const requireFloorplan = async (
  db: Queries,
  holder: Holder | null,
  publicId: string,
): Promise<FloorplanRow> => (await floorplanNamed(db, holder, publicId)) ?? refuseUnknown()

/** Each thing that can not be, under the field that says it. */
const requireBuildable = (plan: Plan): void => {
  const faults = faultsOf(plan)
  if (faults.length > 0)
    refuseInvalid(Object.fromEntries(faults.map(({ path, message }) => [`plan.${path}`, [message]])))
}

/** Whose the caller’s things are: the account’s, or with the guest’s cart, which is opened where there is none. */
export const owningFor = async (tx: Queries, change: Change): Promise<Owning & { token: string | null }> => {
  if (change.accountId !== null) return { accountId: change.accountId, cartId: null, token: null }
  const cart = await lockOrOpenCart(tx, change)
  return { accountId: null, cartId: cart.id, token: cart.token }
}

export const keepFloorplan = (
  change: Change,
  { plan, made_from }: { plan: Plan; made_from: string | null },
): Promise<{ floorplan: Floorplan; cart_token: string | null }> => {
  requireBuildable(plan)
  return changing(change, async (tx) => {
    const { token, ...owning } = await owningFor(tx, change)
    const holder =
      holderOf({ ...change, cartToken: token ?? change.cartToken }, { now: change.now, within: null }) ??
      refuseUnknown()
    if ((await countOwnPlans(tx, holder)) >= mostPlans) refuse(409, 'too_many', say.tooManyPlans(mostPlans))
    const publicId = newPublicId()
    const { showroom, now } = change
    const source = made_from === null ? null : await floorplanNamed(tx, holder, made_from)
    const madeFrom = source && originOf(source)
    const kept = { publicId, showroomId: showroom.id, plan, ...planSize(plan), madeFrom, now }
    await createFloorplan(tx, owning, kept)
    return { floorplan: floorplanOf(await requireFloorplan(tx, holder, publicId)), cart_token: token }
  })
}

/** The built-in plan that a plan goes back to, however often its size was changed. */
const originOf = ({ madeFrom, isOwn, isCopy, publicId }: FloorplanRow): string | null =>
  madeFrom ?? (isOwn || isCopy ? null : publicId)

type Asking = { holder: Holder | null; publicId: string }

export const changeFloorplan = async (
  db: Db,
  { holder, publicId }: Asking,
  plan: Plan,
): Promise<Floorplan> => {
  if (!holder) return refuseUnknown()
  requireBuildable(plan)
  return db.transaction(async (tx) => {
    const isSaved = await saveFloorplan(
      tx,
      { holder, publicId },
      { plan, ...planSize(plan), now: holder.now },
    )
    if (!isSaved) refuseUnknown()
    return floorplanOf(await requireFloorplan(tx, holder, publicId))
  })
}

export const removeFloorplan = async (db: Db, { holder, publicId }: Asking): Promise<void> => {
  if (!holder) return refuseUnknown()
  await db.transaction(async (tx) => {
    const row = await requireFloorplan(tx, holder, publicId)
    if (!row.isOwn) refuseUnknown()
    if (await isPlanInUse(tx, row.id)) refuse(409, 'in_use', say.planInUse)
    await deleteFloorplan(tx, row.id)
  })
}
