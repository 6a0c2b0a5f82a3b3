import type { CategoryChange, NewCategory } from '@showroom/contract/catalogue/departments'
import { departmentMessages as say } from '@showroom/contract/catalogue/departments.messages'
import { placedAt, removalRefusal, slugRefusal } from '@showroom/contract/catalogue/departments.rules'
import type { ActingAdmin } from '../../account/acting-admin.ts'
import { DatabaseError } from '../../platform/db/database-error.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { type Arranged, childrenOf, factsOfCategory, homesIn } from './arranged.ts'
import {
  addCategory,
  deleteCategory,
  hideEverywhere,
  moveHome,
  orderBelow,
  orderInDepartment,
  saveCategory,
  showAlsoIn,
} from './categories.store.ts'
import {
  categoryEntity as entity,
  categoryFields,
  categoryNamed,
  departmentNamed,
  refuseTakenName,
} from './category-deed.ts'
import { type ArrangeDeps, arranging } from './deed.ts'
import type { StoredCategory } from './departments.store.ts'

/** Nobody sees it before an Admin shows it: it is empty. */
export const createCategory = (deps: ArrangeDeps, admin: ActingAdmin, made: NewCategory): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const { name, slug, parent_id: parentId, department_id: homeId } = made
    if (homeId !== null) departmentNamed(arranged, homeId)
    const parent = parentId === null ? null : categoryNamed(arranged, parentId)
    if (parent && parent.parentId !== null) refuseInvalid({ parent_id: [say.place] })
    refuseTakenName(arranged, { parentId, name })
    const id =
      (await addCategory(tx, { name, slug, parentId, pricePer: made.price_per })) ??
      refuseInvalid({ slug: [say.slugTaken] })
    await hideEverywhere(tx, id, true)
    if (homeId !== null) await moveHome(tx, id, homeId)
    const row = { id, parentId, name, slug, homeId, isHidden: true, alsoIn: [], picture: null }
    const after = categoryFields(arranged, { ...row, productCount: 0, activeCount: 0 })
    const deed = { action: 'created', entity, entityId: slug, note: name, before: {}, after }
    return { deed, message: say.created(name) }
  })

/** What a change makes of a category, where it may. */
const changedBy = (arranged: Arranged, before: StoredCategory, change: CategoryChange): StoredCategory => {
  const { name = before.name, slug = before.slug, is_hidden: isHidden = before.isHidden } = change
  const { department_id: homeId = before.homeId, also_in: alsoIn = before.alsoIn } = change
  const { id, parentId } = before
  const isMoved = change.department_id !== undefined || change.also_in !== undefined
  if (parentId !== null && isMoved) refuseInvalid({ department_id: [say.belongsToCategory] })
  for (const each of homeId === null ? alsoIn : [homeId, ...alsoIn]) departmentNamed(arranged, each)
  refuseTakenName(arranged, { id, parentId, name })
  const fixed = slug === before.slug ? null : slugRefusal(factsOfCategory(arranged, before))
  if (fixed !== null) refuseInvalid({ slug: [fixed] })
  const others = [...new Set(alsoIn)].filter((each) => each !== homeId)
  return { ...before, name, slug, isHidden, homeId, alsoIn: others }
}

const save = async (tx: Queries, before: StoredCategory, after: StoredCategory) => {
  const { id, homeId } = after
  if (!(await saveCategory(tx, after))) refuseInvalid({ slug: [say.slugTaken] })
  if (after.isHidden !== before.isHidden) await hideEverywhere(tx, id, after.isHidden)
  if (homeId !== null && homeId !== before.homeId) await moveHome(tx, id, homeId)
  if (after.parentId === null) await showAlsoIn(tx, id, after.alsoIn)
}

export const changeCategory = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, change }: { id: number; change: CategoryChange },
): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const before = categoryNamed(arranged, id)
    const after = changedBy(arranged, before, change)
    await save(tx, before, after)
    const isTurned = after.isHidden !== before.isHidden
    const turned = after.isHidden ? 'hidden' : 'shown'
    const isMoved = after.homeId !== before.homeId
    const deed = {
      action: isTurned ? turned : isMoved ? 'moved' : 'changed',
      entity,
      entityId: after.slug,
      note: after.name,
      before: categoryFields(arranged, before),
      after: categoryFields(arranged, after),
    }
    return { deed, message: isTurned ? say[turned](after.name) : say.saved }
  })

export const placeCategory = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, position }: { id: number; position: number },
): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const { parentId, homeId, slug, name } = categoryNamed(arranged, id)
    const row = parentId === null ? homesIn(arranged, homeId ?? 0) : childrenOf(arranged, parentId)
    const ids = row.map((each) => each.id)
    const order = placedAt(ids, id, position)
    if (parentId !== null) await orderBelow(tx, parentId, order)
    else if (homeId !== null) await orderInDepartment(tx, homeId, order)
    const before = { place: ids.indexOf(id) + 1 }
    const after = { place: order.indexOf(id) + 1 }
    return {
      deed: { action: 'placed', entity, entityId: slug, note: name, before, after },
      message: say.placed,
    }
  })

const isStillNamed = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23503'

export const removeCategory = (deps: ArrangeDeps, admin: ActingAdmin, id: number): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const gone = categoryNamed(arranged, id)
    const kept = removalRefusal(factsOfCategory(arranged, gone))
    if (kept !== null) refuse(409, 'category_in_use', kept)
    await deleteCategory(tx, id)
    const { slug, name } = gone
    const before = categoryFields(arranged, gone)
    return {
      deed: { action: 'removed', entity, entityId: slug, note: name, before, after: {} },
      message: say.removed(name),
    }
  }).catch((error: unknown) =>
    isStillNamed(error) ? refuse(409, 'category_in_use', say.isNamedElsewhere) : Promise.reject(error),
  )
