import { type ActingAdmin, deedBy } from '../../account/acting-admin.ts'
import { type Deed, writeAudit } from '../../audit/audit.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { raiseVersion } from '../catalogue-version.store.ts'
import { type Arranged, readArranged } from './arranged.ts'
import { lockDepartments } from './departments.store.ts'

export type ArrangeDeps = { db: Db; now: () => Date }

/** What is to be written of a deed, and what its Admin reads. */
export type Done = { deed: Pick<Deed, 'action' | 'entity' | 'entityId' | 'note'> & Change; message: string }
type Change = { before: NonNullable<Deed['before']>; after: NonNullable<Deed['after']> }

/** One Admin after another changes what is there; what became different is audited, and told to every process. */
export const arranging = (
  { db, now }: ArrangeDeps,
  admin: ActingAdmin,
  change: (tx: Queries, arranged: Arranged) => Promise<Done>,
): Promise<string> =>
  db.transaction(async (tx) => {
    await lockDepartments(tx)
    const { deed, message } = await change(tx, await readArranged(tx))
    const { before, after } = differing(deed)
    if (Object.keys(before).length + Object.keys(after).length === 0) return message
    await writeAudit(tx, { ...deedBy(admin), at: now(), ...deed, before, after })
    await raiseVersion(tx)
    return message
  })

/** The fields that are not the same before and after. */
const differing = ({ before, after }: Change): Change => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  const only = (fields: Change['before']) =>
    Object.fromEntries(changed.flatMap((name) => (name in fields ? [[name, fields[name] ?? null]] : [])))
  return { before: only(before), after: only(after) }
}
