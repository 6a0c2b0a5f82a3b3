import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import { areasOfPlan } from '@showroom/contract/visualizer/plan-areas.rules'
import { isSoldStill } from '@showroom/contract/visualizer/shopping.rules'
import { isLaid, type RoomStyle } from '@showroom/contract/visualizer/surfaces'
import { mostTemplates, type TemplateState } from '@showroom/contract/visualizer/template-choices'
import type { Material, Template } from '@showroom/contract/visualizer/visualizer'
import { surfaceLooks } from '@showroom/contract/catalogue/appearance'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import type { Account } from '../../account/account.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { DesignRow } from '../design/design.store.ts'
import type { DesignDeps } from '../design/designs.ts'
import { shoppingOf } from '../goods/shopping.ts'
import { type KeptLook, wishOf } from './resolve-look.ts'
import { createFloorplan, type FloorplanRow } from '../plan/floorplan.store.ts'
import { countOwnTemplates, lockTemplatesOf, ownTemplateNamed } from './own-template.store.ts'
import { stateKept } from './own-templates.ts'
import { createTemplate, type TemplateOwner } from './template.store.ts'

type Publishing = {
  account: Account
  owner: TemplateOwner
  showroom: ShowroomContext
  row: DesignRow
  about: { title: string; style: RoomStyle; state: TemplateState }
}

/** A design becomes a template of the own showroom, or of one person; its tier is what its goods cost for each square foot. */
export const publishTemplate = async (
  deps: DesignDeps,
  { account, owner, showroom, row, about }: Publishing,
): Promise<Template> => {
  const look = await lookOf(deps, showroom, row)
  if (Object.keys(look.laid).length === 0) refuseInvalid({ design: [say.nothingToAdd] })
  const { state, floorplan } = row
  const materials = await deps.goods.materials(showroom, productsIn(state))
  const areas = areasOfPlan(floorplan.plan)
  const { total_cents = 0 } = shoppingOf({ areas, state, materials })
  const publicId = newPublicId()
  await deps.db.transaction(async (tx) => {
    await lockTemplatesOf(tx, owner)
    if ((await countOwnTemplates(tx, owner)) >= mostTemplates) refuseMore(owner)
    await createTemplate(tx, {
      ...about,
      state: stateKept(owner, about.state),
      publicId,
      owner,
      authorId: account.id,
      roomType: floorplan.plan.room_type,
      tier: tierOf(total_cents, areas.whole),
      look,
      floorplanId: await standingPlan(tx, showroom, { floorplan, now: deps.now() }),
      now: deps.now(),
    })
  })
  const made = await ownTemplateNamed(deps.db, owner, publicId)
  return made ? deps.templates.whole(showroom, made, { chosen: null }) : refuseUnknown()
}

const refuseMore = ({ accountId }: TemplateOwner): never =>
  refuse(
    409,
    'too_many',
    accountId === null ? say.tooManyTemplates(mostTemplates) : say.tooManyOwnTemplates(mostTemplates),
  )

/** Clients see the plan too, and it stays as it is while the Pro goes on with theirs: an own plan is copied. */
const standingPlan = async (
  tx: Queries,
  showroom: ShowroomContext,
  { floorplan, now }: { floorplan: FloorplanRow; now: Date },
): Promise<number> => {
  if (!floorplan.isOwn) return floorplan.id
  const { plan, width, length, madeFrom } = floorplan
  const nobody = { accountId: null, cartId: null }
  const copy = { publicId: newPublicId(), showroomId: showroom.id, plan, width, length, madeFrom, now }
  return createFloorplan(tx, nobody, copy)
}

/** Cents for each square foot of the room, up to each tier. */
const tierCents = [1_500, 3_000, 6_000] as const

const tierOf = (totalCents: number, area: number): number => {
  const perFoot = (totalCents * 1_000) / Math.max(1, area)
  return 1 + tierCents.filter((most) => perFoot > most).length
}

const isSold = (material: Material | undefined): boolean => material !== undefined && isSoldStill(material)

const lookOf = async (
  { goods }: DesignDeps,
  showroom: ShowroomContext,
  row: DesignRow,
): Promise<KeptLook> => {
  const { candidates } = await goods.of(showroom)
  const materials = new Map(
    (await goods.materials(showroom, productsIn(row.state))).map((each) => [each.id, each]),
  )
  const laid: KeptLook['laid'] = {}
  for (const [key, one] of Object.entries(row.state.laid)) {
    const candidate = candidates.find(({ publicId }) => publicId === one.product_id)
    if (!candidate || !isLaid(key)) continue
    const { publicId: product_id } = candidate
    const color = materials.get(product_id)?.appearance?.colors[0] ?? '#cccccc'
    const look = surfaceLooks.find((each) => each === candidate.look) ?? 'stone'
    laid[key] = wishOf(candidate, { product_id, pattern: one.pattern, grout: one.grout, color }, look)
  }
  const { painted, metal, fixtures = {} } = row.state
  // What its owner's showroom has lost is no part of what others are shown.
  const sold = Object.entries(fixtures).filter(([, { product_id }]) => isSold(materials.get(product_id)))
  return { laid, painted, metal, fixtures: Object.fromEntries(sold) }
}
