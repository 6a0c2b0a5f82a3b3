import type { InvitedList, InviteRow } from '@showroom/contract/invite/invite'
import type { FastifyInstance } from 'fastify'
import { accountByEmail, saveEmailVerified } from '../../account/account.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { codeMailedTo } from '../../project/testing/a-homeowner.ts'
import { aPro } from '../../testing/a-pro.ts'
import { testDay } from '../../testing/test-clock.ts'

type Mailbox = Parameters<typeof codeMailedTo>[0]
type Opened = { app: FastifyInstance; db: Db; mail: { mailbox: Mailbox } }

/** A Pro who may invite, and what comes of it. */
export const anInviter = async (opened: Opened, telling: Record<string, unknown> = {}) => {
  const pro = await aPro(opened, telling)
  const account = await accountByEmail(opened.db, pro.email)
  if (account) await saveEmailVerified(opened.db, account.id, testDay)
  return {
    ...pro,
    invite: (addresses: string, about: object = {}) =>
      pro.ask<InvitedList>('POST /api/invite', { audience: 'client', addresses, ...about }),
    list: async (query = '') => (await pro.ask<InviteRow[]>(`GET /api/invite?audience=client${query}`)).data,
    codeTo: (email: string) => codeMailedTo(opened.mail.mailbox, email),
  }
}
export type InvitingPro = Awaited<ReturnType<typeof anInviter>>

/** What became of each row. */
export const outcomesOf = ({ rows }: InvitedList) => rows.map(({ outcome }) => outcome)
