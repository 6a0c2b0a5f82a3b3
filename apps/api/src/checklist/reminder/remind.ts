import { isReminded } from '@showroom/contract/checklist/selection-due.rules'
import { digestHour } from '@showroom/contract/policy/figures'
import { dayAndHour } from '@showroom/contract/shared/day'
import type { Db } from '../../platform/db/db.ts'
import { accessibleProject } from '../../project/project-access.store.ts'
import { judgeSelections } from '../reading/judge-selection.ts'
import { readFacts } from '../reading/read-facts.ts'
import { type DecisionDue, tellDue } from './decision-due.ts'
import { type ProjectWithDue, projectsWithDue } from './due.store.ts'

/** From the morning on: a reminder at midnight helps nobody. What was told today is not told again. */
export const remindOfDue = async (db: Db, now: Date): Promise<void> => {
  const { day: today, hour } = dayAndHour(now)
  if (hour < digestHour) return
  for (const project of await projectsWithDue(db, today)) {
    const due = await dueIn(db, project, { today, now })
    if (due) await db.transaction((tx) => tellDue(tx, due, now))
  }
}

type Asked = { today: string; now: Date }

const dueIn = async (
  db: Db,
  { id, ownerId }: ProjectWithDue,
  { today, now }: Asked,
): Promise<DecisionDue | null> => {
  const project = await accessibleProject(db, { accountId: ownerId, now, named: 'project', id })
  if (!project) return null
  const rows = judgeSelections(await readFacts(db, { project, now }))
  const decisions = rows.flatMap(({ record: { fields }, due, status }) =>
    due !== null && isReminded(due, status, today)
      ? [{ title: fields.title, due, decider: fields.decider }]
      : [],
  )
  if (decisions.length === 0) return null
  return { projectId: project.id, project: id, name: project.name, ownerId, today, decisions }
}
