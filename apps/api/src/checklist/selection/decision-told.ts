import { z } from 'zod'
import { checklistSteps } from '@showroom/contract/notification/notification-choices'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Work } from '../checklist-access.ts'
import { progressOf } from './selection.store.ts'

const id = z.int().positive()

/** Something was done to decisions of a project that others should know of. */
export const decisionTold = z.object({
  projectId: id,
  /** Its public id. */
  project: z.string(),
  name: z.string(),
  ownerId: id,
  /** Null where it was done by a mailed link, under a typed name. */
  actorId: id.nullable(),
  by: z.string(),
  step: z.enum(checklistSteps),
  title: z.string(),
  /** The decision’s public id, where it is one. */
  selection: z.string().nullable().default(null),
  count: z.int().positive(),
  /** In which hour since 1970. */
  hour: z.int(),
})
export type DecisionTold = z.infer<typeof decisionTold>

/** Nobody waits for a word on anything of the project any more. */
export const decisionsSettled = z.object({ project: z.string() })

/** Nobody waits for a price of anything of the project any more. */
export const pricesSettled = decisionsSettled

type Told = Pick<DecisionTold, 'step' | 'by' | 'title'> & { count?: number; selection?: string }

export const tellStep = (
  { tx, access: { project }, actorId, now }: Work,
  { count = 1, selection, ...told }: Told,
): Promise<void> => {
  const payload: DecisionTold = {
    projectId: project.id,
    project: project.publicId,
    name: project.name,
    ownerId: project.ownerId,
    actorId,
    hour: Math.floor(now.getTime() / 3_600_000),
    count,
    selection: selection ?? null,
    ...told,
  }
  return emit(tx, { kind: 'decision_told', cause: `decision_told ${newPublicId()}`, payload, at: now })
}

export const tellSettled = async (
  tx: Queries,
  { id: projectId, publicId: project }: { id: number; publicId: string },
  at: Date,
): Promise<void> => {
  const [progress] = await progressOf(tx, [projectId])
  if (progress && progress.waiting > 0) return
  await emit(tx, {
    kind: 'decisions_settled',
    cause: `decisions_settled ${newPublicId()}`,
    payload: { project },
    at,
  })
}

export const tellPricesSettled = (tx: Queries, project: string, at: Date): Promise<void> =>
  emit(tx, {
    kind: 'prices_settled',
    cause: `prices_settled ${newPublicId()}`,
    payload: { project } satisfies z.infer<typeof pricesSettled>,
    at,
  })
