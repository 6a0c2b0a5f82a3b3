import type { SeatRow } from '@showroom/contract/team/team'
import type { TeamRole } from '@showroom/contract/team/team.rules'
import type { FastifyInstance } from 'fastify'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { anInviter, type InvitingPro } from '../../invite/testing/an-inviter.ts'
import type { Db } from '../../platform/db/db.ts'
import type { codeMailedTo } from '../../project/testing/a-homeowner.ts'

type Opened = { app: FastifyInstance; db: Db; mail: { mailbox: Parameters<typeof codeMailedTo>[0] } }

/** A Pro with a team, and how somebody comes into it. */
export const aTeam = async (opened: Opened) => {
  const pro = await anInviter(opened)
  return { ...pro, ...joiningInto(opened, pro) }
}

export const joiningInto = ({ app }: Pick<Opened, 'app'>, pro: Pick<InvitingPro, 'ask' | 'codeTo'>) => {
  const browser = browserOn(app)
  const person = async () => {
    const registration = aRegistration()
    const { data } = await browser('POST /api/register', { body: registration })
    const token = data.token ?? ''
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
