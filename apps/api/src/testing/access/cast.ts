import type { TeamRole } from '@showroom/contract/team/team.rules'
import type { AccountType } from '@showroom/contract/account/account'
import { accountByEmail } from '../../account/account.store.ts'
import { saveEmbedSession } from '../../embed-session/embed-session.store.ts'
import { newSessionToken } from '../../account/session/secret.ts'
import { createSession, endSession, findSessions } from '../../account/session/session.store.ts'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { anApplicantsBrowser } from '../../application/testing/applying.ts'
import { aGuest } from '../../cart/testing/guest.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { anAiPerson } from '../../design-ai/testing/an-ai-person.store.ts'
import { giveProfile } from '../../designer/testing/a-designer.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { vapidKeys } from '../../notification/testing/a-push-service.ts'
import { textAccount } from '../../notification/testing/a-text-provider.ts'
import { openTestApp } from '../test-app.ts'
import { anOwner, anOwningGuest } from './owner.ts'
import { aRefusingProvider } from './refusing-provider.ts'
import { aPro } from '../a-pro.ts'
import { giveSeat } from '../../team/testing/seat.store.ts'
import { tablesOfPeople } from './rows.store.ts'
import { openDesigner, showroom } from './seats.ts'
import { testDay } from '../test-clock.ts'

export const now = testDay
const inAnHour = new Date(now.getTime() + 3_600_000)

type Opened = Awaited<ReturnType<typeof openTestApp>>

/** Sessions without a password's hashing, as every cell of the matrix needs new ones: some calls end them. */
const sessionsIn = ({ db }: Opened) => {
  const sessionOf = async (email: string, otpUntil: Date | null = null) => {
    const { token, hash } = newSessionToken()
    const account = await accountByEmail(db, email)
    const about = { device: 'Test', place: '127.0.0.x', deviceId: null, otpUntil, now, expiresAt: inAnHour }
    await createSession(db, {
      publicId: newPublicId(),
      accountId: account?.id ?? 0,
      tokenHash: hash,
      ...about,
    })
    const made = await findSessions(db, [hash.toString('hex')])
    return { token, id: made.get(hash.toString('hex'))?.id ?? 0 }
  }
  return {
    signedIn: async (email: string) => (await sessionOf(email)).token,
    withOneTimeCode: async (email: string) => (await sessionOf(email, inAnHour)).token,
    signedOut: async (email: string) => {
      const { token, id } = await sessionOf(email)
      await endSession(db, id)
      return token
    },
    onWebsite: async (email: string, place: { origin: string; showroom: string }, expiresAt = inAnHour) => {
      const { token, hash } = newSessionToken('sr_e_')
      const context = await showroomContext(db, place.showroom)
      const { id } = await sessionOf(email)
      const embedded = { sessionId: id, showroomId: context?.id ?? 0, origin: place.origin }
      await saveEmbedSession(db, embedded, { tokenHash: hash, expiresAt })
      return token
    },
  }
}

/** One whose page among the designers is open to everybody. */
const aDesigningPro = async ({ db }: Opened, email: string): Promise<string> => {
  const account = await accountByEmail(db, email)
  await giveProfile(db, account?.id ?? 0, { publicId: openDesigner })
  return email
}

type Doors = {
  register: (type: AccountType) => Promise<string>
  signedIn: (email: string) => Promise<string>
}

/** The token of somebody who works for a Pro who owns nothing of what is tried. */
const teamIn = async (opened: Opened, { register, signedIn }: Doors) => {
  const { vsdId } = await aPro(opened)
  const people: Record<TeamRole, string> = {
    manager: await register('User'),
    designer: await register('User'),
    finance: await register('User'),
  }
  return async (role: TeamRole) => {
    const email = people[role]
    const token = await signedIn(email)
    await giveSeat(opened.db, { vsdId, email, role, now })
    return token
  }
}

const arranged = (provider: string) => ({
  LOG_LEVEL: 'silent',
  STRIPE_API_BASE: provider,
  TWILIO_API_BASE: provider,
  PLACES_API_KEY: 'a key of the account',
  PLACES_API_BASE: provider,
  ...vapidKeys,
  ...textAccount,
})

/** Everybody who may try a call, and two who own what is tried. */
export const openCast = async () => {
  const provider = await aRefusingProvider()
  const opened = await openTestApp(arranged(provider.url), () => now)
  await fillShelf(opened.db)
  const register = async (type: AccountType) => {
    const registration = aRegistration()
    await browserOn(opened.app)('POST /api/register', { body: registration })
    await setTypeAndStatus(opened.db, registration.email, { type, status: 'Active' })
    return registration.email
  }
  const aGuestsCart = async () => {
    const { add, guest } = aGuest(opened.app, showroom)
    await add({ product_id: 'steps', qty: 4 })
    return guest.token ?? ''
  }
  const sessions = sessionsIn(opened)
  return {
    ...opened,
    ...sessions,
    inTeamAs: await teamIn(opened, { register, signedIn: sessions.signedIn }),
    people: {
      User: await register('User'),
      Vendor: await register('Vendor'),
      Contractor: await aDesigningPro(opened, await register('Contractor')),
      Admin: await register('Admin'),
    },
    aGuestsCart,
    inAiDesign: async () => (await anAiPerson(opened.db, { now })).token,
    /** The cookie of somebody who has begun to apply. */
    aDraft: async () => {
      const { ask, cookie } = anApplicantsBrowser(opened.app)
      await ask('PUT /api/application', { body: { type: 'Vendor', form: {} } })
      return cookie()
    },
    owner: await anOwner(opened),
    owningGuest: await anOwningGuest(opened),
    tables: await tablesOfPeople(opened.db),
    close: () => opened.close().then(provider.close),
  }
}
export type Cast = Awaited<ReturnType<typeof openCast>>
