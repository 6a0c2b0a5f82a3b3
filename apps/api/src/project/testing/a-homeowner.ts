import type { Project } from '@showroom/contract/project/project'
import type { FastifyInstance } from 'fastify'
import { accountByEmail, saveEmailVerified } from '../../account/account.store.ts'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import type { Db } from '../../platform/db/db.ts'
import { testDay } from '../../testing/test-clock.ts'

type Opened = { app: FastifyInstance; db: Db }

/** Somebody who is signed in, with a verified e-mail; say only what the test is about. */
export const aHomeowner = async ({ app, db }: Opened, telling: Record<string, unknown> = {}) => {
  const registration = aRegistration(telling)
  const browser = browserOn(app)
  const { data } = await browser('POST /api/register', { body: registration })
  const token = data.token ?? ''
  const account = await accountByEmail(db, registration.email)
  if (account) await saveEmailVerified(db, account.id, testDay)
  const ask = <Data = Project>(call: string, body?: object) =>
    browser<Data>(call, { token, ...(body ? { body } : {}) })
  return {
    ...registration,
    token,
    ask,
    /** A project of theirs in HARVEST2. */
    begin: async (about: object = {}) =>
      (
        await ask('POST /api/project', {
          name: 'Main bath',
          zip_code: '91101',
          showroom: 'HARVEST2',
          ...about,
        })
      ).data,
  }
}
export type Homeowner = Awaited<ReturnType<typeof aHomeowner>>

/** The path that the last mail to somebody leads to. */
export const codeMailedTo = (
  mailbox: { list: () => readonly { to: string; text: string }[] } | null,
  email: string,
): string => {
  const text = mailbox?.list().find(({ to }) => to === email)?.text ?? ''
  return /code=([0-9A-Za-z]+)/.exec(text)?.[1] ?? ''
}

type AccessFields = { role?: string; right?: string; sees_prices?: string }

/** Somebody who was invited to a project and has joined it. */
export const aMemberOf = async (
  opened: Opened & { mail: { mailbox: Parameters<typeof codeMailedTo>[0] } },
  owner: Pick<Homeowner, 'ask'>,
  { projectId, ...access }: AccessFields & { projectId: string },
): Promise<Homeowner> => {
  const member = await aHomeowner(opened)
  await owner.ask(`POST /api/project/${projectId}/member`, invitation(member.email, access))
  await member.ask('POST /api/project_invitation', { code: codeMailedTo(opened.mail.mailbox, member.email) })
  return member
}

/** A project with a line of tile, and its owner. */
export const aProject = async (opened: Opened) => {
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin({ budget_cents: 900_000 })
  const { data } = await owner.ask(`POST /api/project/${id}/item`, {
    items: [{ product_id: 'tile', qty: 9 }],
  })
  return { owner, id, itemId: data.items[0]?.id ?? '' }
}

export const invitation = (email: string, access: AccessFields = {}) => ({
  email,
  role: 'client',
  right: 'view',
  sees_prices: 'yes',
  ...access,
})
