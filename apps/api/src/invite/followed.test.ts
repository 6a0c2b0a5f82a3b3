import type { InviteRow, OpenedInvite } from '@showroom/contract/invite/invite'
import type { ClientRow } from '@showroom/contract/client/client'
import { dayMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { aSubmittedVendor } from '../application/testing/submitted.ts'
import { aHomeowner } from '../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { deleteUnfollowed } from './followed-invite.store.ts'
import { anInviter } from './testing/an-inviter.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const open = (code: string) =>
  browserOn(opened.app)<OpenedInvite>('POST /api/invite/open', { body: { code } })
type Person = Pick<Awaited<ReturnType<typeof aHomeowner>>, 'ask'>
const join = (person: Person, code: string) => person.ask<OpenedInvite>('POST /api/invite/join', { code })

test('a link names the Pro, and is told as opened, then as joined by whoever came; they are a client from then on', async () => {
  const pro = await anInviter(opened)
  await pro.invite('Ada <ada-in@people.test>', { note: 'Hello' })
  const code = pro.codeTo('ada-in@people.test')
  expect((await pro.list())[0]).toMatchObject({ state: 'sent', opened_at: null })
  expect((await open(code)).data).toEqual({
    audience: 'client',
    company_name: 'A Pro and Daughters',
    vsd_id: pro.vsdId,
    name: 'Ada',
    email: 'ada-in@people.test',
    note: 'Hello',
    is_joined: false,
  })
  expect((await pro.list())[0]?.state).toBe('opened')
  const client = await aHomeowner(opened)
  expect(await join(client, code)).toMatchObject({ status: 200, data: { is_joined: true } })
  expect((await pro.list())[0]).toMatchObject({ state: 'joined', can: { resend: false, revoke: false } })
  const { data: clients } = await pro.ask<ClientRow[]>('GET /api/clients')
  expect(clients.map(({ email }) => email)).toEqual([client.email])
  expect((await pro.invite(`ada-in@people.test, ${client.email}`)).data.rows).toMatchObject([
    { outcome: 'already_client' },
    { outcome: 'already_client' },
  ])
})

test('a link that was followed is theirs alone: asked twice it is once, and nobody else comes by it', async () => {
  const pro = await anInviter(opened)
  await pro.invite('mine-alone@people.test')
  const code = pro.codeTo('mine-alone@people.test')
  const [client, other] = [await aHomeowner(opened), await aHomeowner(opened)]
  expect([(await join(client, code)).status, (await join(client, code)).status]).toEqual([200, 200])
  expect(await join(other, code)).toMatchObject({ status: 409, code: 'invite_over' })
  expect((await join(client, 'never-sent')).status).toBe(409)
})

test('a Pro does not come as a client', async () => {
  const [pro, other] = [await anInviter(opened), await anInviter(opened)]
  await pro.invite('another-pro@people.test')
  const code = pro.codeTo('another-pro@people.test')
  expect(await join(other, code)).toMatchObject({ status: 409, code: 'invite_for_other' })
  expect((await pro.list())[0]?.state).toBe('sent')
})

test('who was invited to a project gets its own invitation once they have come', async () => {
  const pro = await anInviter(opened)
  const about = { name: 'Main bath', zip_code: '91101', showroom: pro.vsdId }
  const { data: project } = await pro.ask<{ id: string }>('POST /api/project', about)
  const client = await aHomeowner(opened)
  await pro.invite(client.email, { project_id: project.id })
  expect((await pro.list())[0]?.project).toBe('Main bath')
  await join(client, pro.codeTo(client.email))
  expect(await doJobs(opened)).toEqual([])
  const code = pro.codeTo(client.email)
  const joined = await client.ask<{ project_id: string }>('POST /api/project_invitation', { code })
  expect(joined.data.project_id).toBe(project.id)
})

test('a vendor’s link leads to an application, and has been followed once that is sent', async () => {
  const pro = await anInviter(opened)
  const person = { email: 'invited-vendor@people.test' }
  await pro.invite(person.email, { audience: 'vendor' })
  expect((await open(pro.codeTo(person.email))).data.audience).toBe('vendor')
  const invites = async () => (await pro.ask<InviteRow[]>('GET /api/invite?audience=vendor')).data
  expect((await invites())[0]?.state).toBe('opened')
  const { email } = await aSubmittedVendor(opened.app, { person: aVendorPerson(person.email) })
  expect(email).toBe(person.email)
  expect(await doJobs(opened)).toEqual([])
  expect((await invites())[0]?.state).toBe('joined')
  expect(await pro.list()).toEqual([])
})

const aVendorPerson = (email: string) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  email,
  password: 'correct horse battery',
  phone_number: '(626) 555-0177',
  agree: true,
})

test('what is kept of who was invited is theirs to read, and goes with them', async () => {
  const pro = await anInviter(opened)
  const client = await aHomeowner(opened)
  await pro.invite(client.email, { note: 'Come by' })
  await join(client, pro.codeTo(client.email))
  const { data } = await client.ask<{ invites: object[] }>('GET /api/account/data')
  expect(data.invites).toMatchObject([
    { showroom: 'A Pro and Daughters', note: 'Come by', sent_to: client.email },
  ])
  await client.ask('POST /api/account/delete', { current_password: client.password })
  expect(await pro.list()).toEqual([])
})

test('an invitation that nobody followed is forgotten', async () => {
  const pro = await anInviter(opened)
  await pro.invite('nobody-came@people.test')
  const [invite] = await pro.list()
  const end = Date.parse(invite?.expires_at ?? '')
  await deleteUnfollowed(opened.db, new Date(end - dayMs))
  expect(await pro.list()).toHaveLength(1)
  await deleteUnfollowed(opened.db, new Date(end))
  expect(await pro.list()).toEqual([])
})
