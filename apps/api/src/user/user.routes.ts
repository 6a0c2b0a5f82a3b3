import { userMessages as say } from '@showroom/contract/user/user.messages'
import { requireAccount } from '../account/require-account.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { tableReply } from '../shared/table.ts'
import { presentRow, presentSheet } from './present-user.ts'
import { endUserSessions, setUserStatus } from './set-user-status.ts'
import { countUsers, userByPublicId, usersOf } from './user.store.ts'
import type { Reviewer, UserDeps } from './user-deps.ts'

const path = '/api/admin/users'

/** How Admins look after everybody with an account. */
export const userRoutes = (serve: Serve, deps: UserDeps) => {
  const { db } = deps
  const reviewerOf = async (who: Who): Promise<Reviewer> => {
    const { account } = await requireAccount({ db }, who)
    return { account, ip: who.ip }
  }
  const sheetOf = async (id: string, { caller }: Who, message?: string) => ({
    success: true as const,
    data: await presentSheet(db, (await userByPublicId(db, id)) ?? refuseUnknown(), {
      adminId: caller?.accountId ?? 0,
      now: deps.now(),
    }),
    ...(message ? { message } : {}),
  })

  serve('GET /api/admin/users', async ({ query }) => {
    const { s: text, type = null, status = null, sort = '-created' } = query
    const search = { text, type, status }
    return tableReply({
      path,
      query,
      total: await countUsers(db, search),
      read: async (span) => (await usersOf(db, search, { sort, ...span })).map(presentRow),
    })
  })

  serve('GET /api/admin/users/{id}', ({ params: { id } }, who) => sheetOf(id, who))

  serve('PUT /api/admin/users/{id}/status', async ({ params: { id }, body }, who) => {
    await setUserStatus(deps, { publicId: id, ...body }, await reviewerOf(who))
    return sheetOf(id, who, body.status === 'Deactive' ? say.deactivated : say.activated)
  })

  serve('DELETE /api/admin/users/{id}/sessions', async ({ params: { id } }, who) => {
    const ended = await endUserSessions(deps, id, await reviewerOf(who))
    return sheetOf(id, who, say.signedOut(ended))
  })
}
