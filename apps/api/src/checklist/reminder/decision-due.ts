import { z } from 'zod'
import { deciders } from '@showroom/contract/checklist/selection-choices'
import type { Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'

/** Decisions of a project that are due soon, or were yesterday. */
export const decisionDue = z.object({
  projectId: z.int().positive(),
  /** Its public id. */
  project: z.string(),
  name: z.string(),
  ownerId: z.int().positive(),
  today: z.iso.date(),
  decisions: z.array(z.object({ title: z.string(), due: z.iso.date(), decider: z.enum(deciders) })).min(1),
})
export type DecisionDue = z.infer<typeof decisionDue>

/** Once a day for each project. */
export const tellDue = (tx: Queries, payload: DecisionDue, at: Date): Promise<void> =>
  emit(tx, { kind: 'decision_due', cause: `decision_due ${payload.project} ${payload.today}`, payload, at })
