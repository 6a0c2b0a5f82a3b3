import { dayMs } from '@showroom/contract/shared/time'
import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import { deleteUnfollowed } from './followed-invite.store.ts'
import { inviteHandlers } from './invite-handlers.ts'
import { inviteRoutes } from './invite.routes.ts'
import { invitePersonalData } from './personal-data.ts'

type Needs = { account: AccountApi }

/** So long after its link has ended an invitation that nobody followed is remembered. */
const keptMs = 180 * dayMs

/** Whom a Pro has asked to come, clients and vendors, and what became of it. */
export const inviteModule = ({ account: { deps } }: Needs) =>
  ({
    tables: ['invite', 'invite_refusal'],
    routes: ({ serve }) => inviteRoutes(serve, deps),
    on: inviteHandlers(deps),
    jobs: [
      {
        name: 'invite.forget',
        every: 'day',
        run: (at) => deleteUnfollowed(deps.db, new Date(at.getTime() - keptMs)),
      },
    ],
    personalData: [invitePersonalData(deps.db)],
  }) satisfies Module
