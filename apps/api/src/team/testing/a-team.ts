import type { SeatRow } from '@showroom/contract/team/team'
import type { TeamRole } from '@showroom/contract/team/team.rules'
import type { FastifyInstance } from 'fastify'
import { accountByEmail, saveEmailVerified } from '../../account/account.store.ts'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { anInviter, type InvitingPro } from '../../invite/testing/an-inviter.ts'
import type { Db } from '../../platform/db/db.ts'
import type { codeMailedTo } from '../../project/testing/a-homeowner.ts'
import { testDay } from '../../testing/test-clock.ts'

type Opened = { app: FastifyInstance; db: Db; mail: { mailbox: Parameters<typeof codeMailedTo>[0] } }

/** A Pro with a team, and how somebody comes into it. */
export const aTeam = async (opened: Opened) => {
  const pro = await anInviter(opened)
  return { ...pro, ...joiningInto(opened, pro) }
}

export const joiningInto = (
  { app, db }: Pick<Opened, 'app' | 'db'>,
  pro: Pick<InvitingPro, 'ask' | 'codeTo'>,
) => {
  const browser = browserOn(app)
  /** Their address is proven, unless it is said otherwise. */
  const person = async ({ isProven = true } = {}) => {
    const registration = aRegistration()
    const { data } = await browser('POST /api/register', { body: registration })
    const token = data.token ?? ''
    const account = isProven ? await accountByEmail(db, registration.email) : null
    if (account) await saveEmailVerified(db, account.id, testDay)
    return {
      id: data.user.id,
      email: registration.email,
      token,
      ask: <Data>(call: string, body?: object, headers: Record<string, string> = {}) =>
        browser<Data>(call, { token, headers, ...(body ? { body } : {}) }),
    }
  }
  const invite = (email: string, role: TeamRole) => pro.ask<SeatRow>('POST /api/team', { email, role })
  return {
    person,
    invite,
    /** Somebody of the team, who works there in the session that they have. */
    member: async (role: TeamRole) => {
      const one = await person()
      const { data: seat } = await invite(one.email, role)
      await one.ask('POST /api/team/join', { code: pro.codeTo(one.email) })
      return { ...one, seatId: seat.id }
    },
  }
}
