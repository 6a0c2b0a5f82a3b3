import type { Queries } from '../platform/db/db.ts'
import { appendEvent } from '../platform/feed/feed.store.ts'
import type { ProjectChanged } from '../project/project-changed.ts'
import { nameOf } from '../project/present-project.ts'
import type { Actor } from './selection/selection-event.store.ts'
import type { Work } from './checklist-access.ts'

type Told = { subject: string; version: number }

/** Numbers a change for everybody who looks at the project; what changed keeps the number. */
export const tellChange = async (
  { tx, access, actorId, now }: Pick<Work, 'tx' | 'access' | 'actorId' | 'now'>,
  { subject, version }: Told,
): Promise<number> => {
  const { seq } = await appendEvent(
    tx,
    { projectId: access.project.id },
    { kind: 'checklist.item', subject, actorId, payload: { version }, at: now },
  )
  return seq
}

type Telling = { actorId: number | null; now: Date }

/** Something beside the decisions changed what they are: pages that are open read all of them anew. */
export const tellProject = (
  tx: Queries,
  { id, publicId }: { id: number; publicId: string },
  { actorId, now }: Telling,
) =>
  appendEvent(
    tx,
    { projectId: id },
    { kind: 'checklist.item', subject: publicId, actorId, payload: { version: 0 }, at: now },
  )

/** Quantities and due days are another's now, though no decision was touched. */
export const tellChanged = async (tx: Queries, { account, project, now }: ProjectChanged): Promise<void> => {
  await tellProject(tx, project, { actorId: account.id, now })
}

/** Whoever is signed in and does something, under their own name. */
export const actorIn = (
  { access: { account }, ip }: Pick<Work, 'access' | 'ip'>,
  method: 'account' | 'bulk' = 'account',
): Actor => ({ id: account.id, name: nameOf(account), method, ip })
