import { allot, type Allotted, type Claim, missingOf } from '@showroom/contract/checklist/allotment.rules'
import { areasOf, type RoomAreas } from '@showroom/contract/project/room-areas.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { Purchasable } from '../../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../../catalogue/product/purchasable.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { AccessibleProject } from '../../project/project-access.store.ts'
import { type Room, roomsOf } from '../../project/rooms/room.store.ts'
import { showroomOfProject } from '../../project/project-showroom.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { type AttachedFile, attachedIn } from '../file/selection-file.store.ts'
import { type OptionRecord, optionsOf } from '../option/option.store.ts'
import { type PoolRecord, poolsOf } from '../pool/pool.store.ts'
import { type SelectionRecord, selectionsOf } from '../selection/selection.store.ts'
import { isWithTax } from '../tax/allowance-tax.store.ts'
import { taxInAllowances } from '../tax/tax-of-place.ts'
import { unitsBought } from './bought.store.ts'

export type MeasuredRoom = Room & { areas: RoomAreas }

/** What a project's decisions are judged by. */
export type ChecklistFacts = {
  project: AccessibleProject
  /** Whether allowances are meant with sales tax, and which it is where the project is built. */
  withTax: boolean
  taxBps: number
  /** With the prices of the project. */
  showroom: ShowroomContext
  now: Date
  today: string
  selections: readonly SelectionRecord[]
  /** By the decision's number. */
  options: ReadonlyMap<number, OptionRecord[]>
  files: ReadonlyMap<number, AttachedFile[]>
  pools: readonly PoolRecord[]
  rooms: readonly MeasuredRoom[]
  /** By public id, at the project's prices. */
  purchasables: ReadonlyMap<string, Purchasable>
  /** Public ids of all products that are an option of any. */
  listed: ReadonlySet<string>
  /** Public ids of the decisions whose approved option is all in a cart, ordered, delivered. */
  bought: { inCart: ReadonlySet<string>; ordered: ReadonlySet<string>; delivered: ReadonlySet<string> }
  /** How many units of the others' approved options are neither in a cart nor ordered, by their public ids. */
  missing: ReadonlyMap<string, number>
}

type About = { project: AccessibleProject; now: Date }

export const readFacts = async (db: Queries, { project, now }: About): Promise<ChecklistFacts> => {
  const showroom = await showroomOfProject(db, project)
  const selections = await selectionsOf(db, project.id)
  const options = await optionsOf(db, project.id)
  const products = [...new Set(options.flatMap(({ product }) => product ?? []))]
  const purchasables = await purchasableProducts(db, showroom, products)
  const today = dayAndHour(now).day
  return {
    project,
    withTax: await isWithTax(db, project.id),
    taxBps: await taxInAllowances(db, { project, today }),
    showroom,
    now,
    today,
    selections,
    options: byDecision(options),
    files: byDecision(await attachedIn(db, project.id)),
    pools: await poolsOf(db, project.id),
    rooms: (await roomsOf(db, project.id)).map((room) => ({ ...room, areas: areasOf(room.measures) })),
    purchasables: new Map(purchasables.map((product) => [product.publicId, product])),
    listed: new Set(purchasables.map(({ publicId }) => publicId)),
    ...boughtOf(claimsOf(selections, options), await unitsBought(db, project.id)),
  }
}

const byDecision = <Part extends { selectionId: number }>(parts: readonly Part[]): Map<number, Part[]> => {
  const grouped = new Map<number, Part[]>()
  for (const part of parts) grouped.set(part.selectionId, [...(grouped.get(part.selectionId) ?? []), part])
  return grouped
}

const claimsOf = (selections: readonly SelectionRecord[], options: readonly OptionRecord[]): Claim[] =>
  selections
    .flatMap(({ publicId, optionId, approval }) => {
      const productId = options.find(({ id }) => id === optionId)?.productId ?? null
      return approval && productId !== null ? [{ id: publicId, productId, approval }] : []
    })
    .toSorted((a, b) => Date.parse(a.approval.at) - Date.parse(b.approval.at))
    .map(({ id, productId, approval }) => ({ id, productId, qty: approval.qty }))

type Units = Awaited<ReturnType<typeof unitsBought>>

/** What was ordered needs no cart any more: a cart's units are for the decisions that were not. */
const boughtOf = (claims: readonly Claim[], units: Units): Pick<ChecklistFacts, 'bought' | 'missing'> => {
  const of = (key: 'inCart' | 'ordered' | 'delivered') =>
    new Map(units.map((each) => [each.productId, each[key]]))
  const ordered = allot(claims, of('ordered'))
  const open = claims.filter(({ id }) => !ordered.covered.has(id))
  const inCart = allot(open, of('inCart'))
  const spare = new Map(units.map(({ productId }) => [productId, spareOf(productId, [ordered, inCart])]))
  const missing = missingOf(
    open.filter(({ id }) => !inCart.covered.has(id)),
    spare,
  )
  // Some ordered and the rest in a cart: the cart is how far it is.
  const together = [...missing].filter(([, qty]) => qty === 0).map(([id]) => id)
  return {
    bought: {
      ordered: ordered.covered,
      delivered: allot(claims, of('delivered')).covered,
      inCart: new Set([...inCart.covered, ...together]),
    },
    missing,
  }
}

const spareOf = (productId: number, allotted: readonly Allotted[]): number =>
  allotted.reduce((sum, { left }) => sum + (left.get(productId) ?? 0), 0)
