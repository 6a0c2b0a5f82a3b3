import { hourMs } from '@showroom/contract/shared/time'
import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { AccountInProject } from './project-access.ts'
import type { AccessibleProject } from './project-access.store.ts'

const id = z.int().positive()

const aboutProject = z.object({
  projectId: id,
  /** Its public id. */
  project: z.string(),
  name: z.string(),
  ownerId: id,
  /** Who did it. */
  actorId: id,
})
export type AboutProject = z.infer<typeof aboutProject>

/** `member`: the public id of the invitation. */
export const projectInvited = aboutProject.extend({ member: z.string() })
/** `accountId`: who was made a member without an invitation. */
export const projectJoined = aboutProject.extend({ accountId: id.optional() })
/** `hour`: in which hour since 1970. */
export const projectSuggested = aboutProject.extend({ hour: z.int() })
/** `product`: its public id; `suggestedBy` is null where they have left. */
export const projectDecided = aboutProject.extend({
  product: z.string(),
  suggestedBy: id.nullable(),
  isChosen: z.boolean(),
})
/** For one account, or with null for everybody: the project is not there any more. `wasIn`: not only invited to it. */
export const projectOver = z.object({
  project: z.string(),
  accountId: id.nullable(),
  wasIn: z.boolean().default(false),
})

type Owned = Pick<AccessibleProject, 'id' | 'publicId' | 'name' | 'ownerId'>

const aboutOf = ({ account, project }: { account: { id: number }; project: Owned }): AboutProject => ({
  projectId: project.id,
  project: project.publicId,
  name: project.name,
  ownerId: project.ownerId,
  actorId: account.id,
})

type Event = { kind: string; payload: object; at: Date }

/** What happened in a project, for the concepts above. */
const tell = (tx: Queries, { kind, payload, at }: Event): Promise<void> =>
  emit(tx, { kind, cause: `${kind} ${newPublicId()}`, payload, at })

export const tellInvited = (tx: Queries, access: AccountInProject, told: { member: string; at: Date }) =>
  tell(tx, {
    kind: 'project_invited',
    payload: { ...aboutOf(access), member: told.member } satisfies z.infer<typeof projectInvited>,
    at: told.at,
  })

export const tellJoined = (
  tx: Queries,
  access: { account: { id: number }; project: Owned },
  at: Date,
): Promise<void> => tell(tx, { kind: 'project_joined', payload: aboutOf(access), at })

export const tellShared = (tx: Queries, access: AccountInProject, told: { accountId: number; at: Date }) =>
  tell(tx, {
    kind: 'project_shared',
    payload: { ...aboutOf(access), accountId: told.accountId } satisfies z.infer<typeof projectJoined>,
    at: told.at,
  })

export const tellSuggested = (tx: Queries, access: AccountInProject, at: Date): Promise<void> => {
  const hour = Math.floor(at.getTime() / hourMs)
  const payload = { ...aboutOf(access), hour } satisfies z.infer<typeof projectSuggested>
  return tell(tx, { kind: 'project_suggested', payload, at })
}

export type Decided = { product: string; suggestedBy: number | null; isChosen: boolean; at: Date }

export const tellDecided = (
  tx: Queries,
  access: AccountInProject,
  { at, ...decided }: Decided,
): Promise<void> => {
  const payload = { ...aboutOf(access), ...decided } satisfies z.infer<typeof projectDecided>
  return tell(tx, { kind: 'project_decided', payload, at })
}

export const tellOver = (tx: Queries, payload: z.input<typeof projectOver>, at: Date): Promise<void> =>
  tell(tx, { kind: 'project_over', payload, at })
