import { hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import type { aClient } from '../testing/a-client.ts'
import {
  aHire,
  anUnpaidHire,
  aQuotedHire,
  type Person,
  runJob,
  signedInAgain,
  step,
} from '../testing/a-hire.ts'

let opened: OpenedShop
const begin = new Date('2026-11-23T17:00:00Z')
let now = begin
beforeAll(async () => {
  opened = await openShop(() => now)
  await fillShelf(opened.db)
})
beforeEach(async () => {
  now = begin
  await forgetAllAttempts(opened.db)
})
afterAll(() => opened.close())

const quote = { action: 'quote', price_cents: 240_000, days: 21, word: 'Two rounds.' }

const invited = async (client: Awaited<ReturnType<typeof aClient>>, designer: { email: string } & Person) => {
  await client.ask(`POST /api/project/${client.projectId}/member`, {
    email: designer.email,
    role: 'designer',
    right: 'suggest',
    sees_prices: 'yes',
  })
  await runJob(opened, 'designer', 'designer.tidy')
  const mail = (opened.mail.mailbox?.list() ?? []).find(
    ({ to, text }) => to === designer.email && text.includes('code='),
  )
  const code = /code=([0-9A-Za-z]+)/.exec(mail?.text ?? '')?.[1]
  expect(await designer.ask('POST /api/project_invitation', { code })).toMatchObject({ status: 200 })
}

test('who came in by another door meanwhile does not begin on other terms than were agreed', async () => {
  const { designer, client, id } = await aHire(opened)
  await invited(client, designer)
  expect(await step(designer, id, 'accept')).toMatchObject({ status: 409, code: 'in_already' })
  const { data } = await client.ask(`GET /api/project/${client.projectId}`)
  const member = data.members.find(({ role }) => role === 'designer')?.id
  await client.ask(`DELETE /api/project_member/${member}`)
  expect(await step(designer, id, 'accept')).toMatchObject({ status: 200, data: { state: 'accepted' } })
})

test('nor is a quote agreed to for a designer who is in the project already', async () => {
  const { designer, client, id } = await aQuotedHire(opened)
  await step(designer, id, quote)
  await invited(client, designer)
  expect(await step(client, id, 'agree')).toMatchObject({ status: 409, code: 'in_already' })
})

type Told = { kind: string; is_pending: boolean; text: string; path: string | null }
const news = async (person: Person): Promise<Told[]> => {
  await runJob(opened, 'designer', 'designer.tidy')
  const { data } = await person.ask<Told[]>('GET /api/notification')
  return data.filter(({ kind }) => kind.startsWith('hire_'))
}

test('what waits for either side is in their notifications until it is done', async () => {
  const { designer, client, id } = await anUnpaidHire(opened)
  expect(await news(designer)).toEqual([])
  await client.ask(`POST /api/designer_hire/${id}/card`, {
    card: { payment_method_id: await opened.sandbox.typed(), keep: true },
  })
  expect(await news(designer)).toMatchObject([
    {
      kind: 'hire_requested',
      is_pending: true,
      text: 'Hanna would like to work with you on “Main bath”.',
      path: `/hires/${id}`,
    },
  ])
  await step(designer, id, 'accept')
  expect(await news(designer)).toMatchObject([{ is_pending: false }])
  expect(await news(client)).toMatchObject([
    { kind: 'hire_told', is_pending: false, text: 'Dora takes on “Main bath”.' },
  ])
  await step(designer, id, 'start')
  await step(designer, id, { action: 'deliver', word: 'Done.' })
  const waiting = async () => (await news(client)).filter(({ is_pending }) => is_pending)
  expect(await waiting()).toMatchObject([{ kind: 'hire_delivered' }])
  await step(client, id, 'approve')
  expect(await waiting()).toEqual([])
})

test('a quote waits for its client until it is answered or over', async () => {
  const { designer, client, id } = await aQuotedHire(opened)
  expect(await news(designer)).toMatchObject([{ kind: 'hire_requested', is_pending: true }])
  await step(designer, id, quote)
  expect(await news(client)).toMatchObject([{ kind: 'hire_quoted', is_pending: true }])
  expect(await news(designer)).toMatchObject([{ kind: 'hire_requested', is_pending: false }])
  now = new Date(begin.getTime() + 72 * hourMs)
  await runJob(opened, 'designer', 'designer.expire')
  const owner = await signedInAgain(opened, client)
  expect(await news(owner)).toContainEqual(
    expect.objectContaining({ kind: 'hire_quoted', is_pending: false }),
  )
})
