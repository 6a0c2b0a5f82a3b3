import type { DepartmentChange } from '@showroom/contract/catalogue/departments'
import { departmentMessages as say } from '@showroom/contract/catalogue/departments.messages'
import { placedAt, removalRefusal, slugRefusal } from '@showroom/contract/catalogue/departments.rules'
import type { ActingAdmin } from '../../account/acting-admin.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { type Arranged, factsOfDepartment } from './arranged.ts'
import { type ArrangeDeps, arranging } from './deed.ts'
import {
  addDepartment,
  deleteDepartment,
  orderDepartments,
  saveDepartment,
  type StoredDepartment,
} from './departments.store.ts'

const entity = 'department'

/** As the audit has it. */
const fieldsOf = ({ name, slug, isHidden }: StoredDepartment) => ({ name, slug, is_hidden: isHidden })

const named = ({ departments }: Arranged, id: number): StoredDepartment =>
  departments.find((each) => each.id === id) ?? refuseUnknown()

const refuseTakenName = ({ departments }: Arranged, name: string, id?: number) => {
  if (departments.some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase()))
    refuseInvalid({ name: [say.nameTaken] })
}

export const createDepartment = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  made: { name: string; slug: string },
): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    refuseTakenName(arranged, made.name)
    const id = (await addDepartment(tx, made)) ?? refuseInvalid({ slug: [say.slugTaken] })
    const after = fieldsOf({ ...made, id, isHidden: false })
    const deed = { action: 'created', entity, entityId: made.slug, note: made.name, before: {}, after }
    return { deed, message: say.createdDepartment(made.name) }
  })

type Asked<Change> = { id: number; change: Change }

export const changeDepartment = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, change }: Asked<DepartmentChange>,
): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const before = named(arranged, id)
    const { name = before.name, slug = before.slug, is_hidden: isHidden = before.isHidden } = change
    refuseTakenName(arranged, name, id)
    const fixed = slug === before.slug ? null : slugRefusal(factsOfDepartment(arranged, id))
    if (fixed !== null) refuseInvalid({ slug: [fixed] })
    const after = { id, name, slug, isHidden }
    if (!(await saveDepartment(tx, after))) refuseInvalid({ slug: [say.slugTaken] })
    const isTurned = isHidden !== before.isHidden
    const turned = isHidden ? 'hidden' : 'shown'
    const deed = {
      action: isTurned ? turned : 'changed',
      entity,
      entityId: slug,
      note: name,
      before: fieldsOf(before),
      after: fieldsOf(after),
    }
    return { deed, message: isTurned ? say[turned](name) : say.saved }
  })

export const placeDepartment = (
  deps: ArrangeDeps,
  admin: ActingAdmin,
  { id, position }: { id: number; position: number },
): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const { slug, name } = named(arranged, id)
    const ids = arranged.departments.map((each) => each.id)
    const order = placedAt(ids, id, position)
    await orderDepartments(tx, order)
    const before = { place: ids.indexOf(id) + 1 }
    const after = { place: order.indexOf(id) + 1 }
    return {
      deed: { action: 'placed', entity, entityId: slug, note: name, before, after },
      message: say.placed,
    }
  })

export const removeDepartment = (deps: ArrangeDeps, admin: ActingAdmin, id: number): Promise<string> =>
  arranging(deps, admin, async (tx, arranged) => {
    const gone = named(arranged, id)
    const kept = removalRefusal(factsOfDepartment(arranged, id))
    if (kept !== null) refuse(409, 'department_in_use', kept)
    await deleteDepartment(tx, id)
    const { slug, name } = gone
    const deed = { action: 'removed', entity, entityId: slug, note: name, before: fieldsOf(gone), after: {} }
    return { deed, message: say.removed(name) }
  })
