import type { Selection } from '@showroom/contract/checklist/checklist'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'
import { type ChecklistDeps, reading } from './checklist-access.ts'
import { readRows } from './reading/read-checklist.ts'

/** The replies of changes: what was changed, read after it, as its caller may see it. */
export const repliesOf = (deps: ChecklistDeps) => {
  const rows = async (who: Who, project: string): Promise<Selection[]> =>
    readRows(deps.db, await reading(deps, { who, part: { project } }), deps.now())
  return {
    rows,
    one: async (who: Who, selection: string, message: string) => {
      const access = await reading(deps, { who, part: { selection } })
      const all = await readRows(deps.db, access, deps.now())
      const data = all.find(({ id }) => id === selection) ?? refuseUnknown()
      return { success: true as const, data, message }
    },
    several: async (
      who: Who,
      project: string,
      { ids, message }: { ids: readonly string[]; message: string },
    ) => {
      const all = await rows(who, project)
      const data = { append_items: all.filter(({ id }) => ids.includes(id)), project_checklist: all }
      return { success: true as const, data, message }
    },
  }
}
export type Replies = ReturnType<typeof repliesOf>
