import { accountByPublicId } from '../account/account.store.ts'
import { applicationWaits } from '../application/application-events.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import { invite as inviteIntoProject } from '../project/members/members.ts'
import { requireProject } from '../project/project-access.ts'
import { inviteById, saveApplied } from './followed-invite.store.ts'
import type { InviteDeps } from './invite-deps.ts'
import { inviteJoined } from './invite-events.ts'

/** What a client who was invited may do in the project: what its owner's page of people offers first. */
const asClient = { role: 'client', right: 'suggest', sees: 'yes' } as const

/** The project has invitations of its own, which only who reads the address's mail can accept. */
export const inviteHandlers = ({ db, post, publicUrl }: InviteDeps): JobHandlers => ({
  application_waits: async (payload, { now, finish }) => {
    const { application } = applicationWaits.parse(payload)
    await finish(async (tx) => {
      await saveApplied(tx, application, now)
    })
  },
  invite_joined: async (payload, { now, cause, finish }) => {
    const joined = await inviteById(db, inviteJoined.parse(payload).inviteId)
    const pro = joined && (await accountByPublicId(db, joined.showroomRef))
    if (!joined || !pro || joined.projectRef === null) return
    const sought = { named: 'project', id: joined.projectRef, needs: 'manage', now } as const
    const letInto = finish(async (tx) => {
      const project = await requireProject(tx, pro.id, sought)
      const inviting = { email: joined.email, ...asClient, now, publicUrl }
      const letter = await inviteIntoProject(tx, { account: pro, project }, inviting)
      await post(tx, { letter, showroomId: joined.showroomId, at: now, cause: `${cause} mailed` })
    })
    // They are in it already, or the project is not what it was: the Pro sees its people on its own page.
    await letInto.catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error
    })
  },
})
