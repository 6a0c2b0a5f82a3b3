import type { Notification } from '@showroom/contract/notification/notification'
import { minuteMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { chatOf, saidIn } from '../chat/testing/a-chat.ts'
import { aHomeowner, aMemberOf, type Homeowner } from '../project/testing/a-homeowner.ts'
import { smallHost } from '../site/testing/small-host.ts'
import { aPro } from '../testing/a-pro.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aModel, words } from './testing/a-model.ts'

type Opened = Awaited<ReturnType<typeof openTestApp>>
const answer = 'You have 12 days, from the day of each delivery.'
const texts = () => [
  { kind: 'answer' as const, title: 'How long can I return something?', text: answer, path: '/faq#return' },
]
/** Monday, 10 in the evening, Pacific. */
const night = Date.parse('2026-11-24T06:00:00Z')
const weekdays = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', zone: 'America/Los_Angeles' }

let opened: Opened
let now = new Date(night)
let sent = 0
let model: Awaited<ReturnType<typeof aModel>>
beforeAll(async () => {
  model = await aModel()
  const variables = { ASSISTANT_URL: model.url, ASSISTANT_KEY: 'a-key' }
  opened = await openTestApp(variables, () => now, { loadHost: async () => ({ ...smallHost, texts }) })
  await fillShelf(opened.db)
  return model.close
})
beforeEach(async () => {
  now = new Date(night)
  model.says = { status: 500, body: '' }
  model.asked = []
  await forgetAllAttempts(opened.db)
})
afterAll(() => opened.close())

const later = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  expect(await doJobs(opened)).toEqual([])
}
const say = async ({ ask }: Pick<Homeowner, 'ask'>, project: string, body: string) => {
  sent += 1
  const { status } = await ask('POST /api/projectChat', { project, client_id: `a${sent}`, body })
  expect(status).toBe(200)
}
const said = async (owner: Homeowner, id: string) => {
  const { Project_chats: chats } = await chatOf(owner, id)
  return chats.filter(({ kind }) => kind === 'assistant').map(({ body }) => body)
}

/** A client's project in the showroom of a Pro, who is in it and has said when they answer. */
const aTalk = async (settings: object = {}) => {
  const pro = await aPro(opened)
  await pro.ask('PUT /api/office_hours', { hours: weekdays, is_assistant_on: true, ...settings })
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin({ showroom: pro.vsdId })
  const member = await aMemberOf(opened, owner, { projectId: id, role: 'pro', right: 'suggest' })
  return { pro, owner, member, id }
}

test('at night a question is answered from our texts, with where it stands, once and as automatic', async () => {
  const { owner, id } = await aTalk()
  await say(owner, id, 'How many days do I have to return the tile?')
  expect(await said(owner, id)).toEqual([])
  await later(6_000)
  await later(60_000)
  const [body, ...others] = await said(owner, id)
  expect(others).toEqual([])
  expect(body).toContain(answer)
  expect(body).toContain('/showroom/faq#return')
  const chats = saidIn(await chatOf(owner, id))
  expect(chats[1]).toMatchObject({ kind: 'assistant', author: null, reply_to: { no: 1 } })
})

test('what nothing is found for is said, and what is no question is left alone', async () => {
  const { owner, id } = await aTalk()
  await say(owner, id, 'Thank you.')
  await later(6_000)
  expect(await said(owner, id)).toEqual([])
  await say(owner, id, 'Who painted the Mona Lisa?')
  await later(6_000)
  expect(await said(owner, id)).toEqual([expect.stringContaining('Ask a person')])
})

test.each([
  ['in office hours before five minutes are over', { minutes: 4, at: '2026-11-23T18:00:00Z' }, 0],
  ['in office hours after five minutes', { minutes: 5, at: '2026-11-23T18:00:00Z' }, 1],
])('%s: %#', async (_when, { minutes, at }, count) => {
  const { owner, id } = await aTalk()
  now = new Date(at)
  await say(owner, id, 'How long can I return it?')
  await later(minutes * minuteMs)
  expect(await said(owner, id)).toHaveLength(count)
})

test('where the Pro reads along, answers, or has turned it off, nothing is answered automatically', async () => {
  const [reading, answering, off, own] = [
    await aTalk(),
    await aTalk(),
    await aTalk({ is_assistant_on: false }),
    await aTalk(),
  ]
  for (const { owner, id } of [reading, answering, off]) await say(owner, id, 'How long can I return it?')
  await say(own.member, own.id, 'Can you return it?')
  await reading.member.ask('POST /api/projectChat/seen', { project: reading.id, no: 1 })
  await say(answering.member, answering.id, '12 days.')
  await later(6 * minuteMs)
  for (const { owner, id } of [reading, answering, off, own]) expect(await said(owner, id)).toEqual([])
})

test('of the project it tells what stands in the checklist, to nobody an amount', async () => {
  const { owner, id } = await aTalk()
  const items = [{ title: 'Shower faucet', due_on: '2026-12-01', allowance_cents: 77_777 }]
  expect((await owner.ask('POST /api/projectChecklist', { project_id: id, items })).status).toBe(200)
  await say(owner, id, 'When is the shower faucet due?')
  await later(6_000)
  const [body] = await said(owner, id)
  expect(body).toContain('“Shower faucet” is still to be chosen, due 12.01.2026.')
  expect(body).toContain(`/showroom/projects/${id}/checklist`)
  expect(body).not.toMatch(/777|\$/)
})

test('goods are named without a price, each a link into the showroom', async () => {
  const { owner, pro, id } = await aTalk()
  await say(owner, id, 'Do you have any faucet?')
  await later(6_000)
  const [body] = await said(owner, id)
  expect(body).toMatch(new RegExp(`Faucet.*\n.*/product/\\w+/${pro.vsdId}`))
  expect(body).not.toContain('$')
})

const news = async ({ ask }: Pick<Homeowner, 'ask'>) =>
  (await ask<Notification[]>('GET /api/notification')).data.filter(({ kind }) => kind === 'chat_waiting')

test('who asks for a person is promised one: the Pro is told once, and nothing more is automatic until they answer', async () => {
  const { pro, owner, member, id } = await aTalk()
  for (let nth = 0; nth < 2; nth += 1)
    expect((await owner.ask('POST /api/assistant/person', { project: id })).status).toBe(200)
  await say(owner, id, 'How long can I return it?')
  await later(6 * minuteMs)
  expect(await said(owner, id)).toEqual([
    'Ada asks for a person. A Pro and Daughters is told. They answer Mon–Fri, 9 AM–5 PM Pacific time.',
  ])
  expect(await news(member)).toMatchObject([
    { is_pending: true, text: 'Ada asks for a person in the chat of “Main bath”.' },
  ])
  await say(member, id, '12 days.')
  await later(1_000)
  expect(await news(member)).toMatchObject([{ is_pending: false }])
  await say(owner, id, 'And how long is a return on its way?')
  await later(6_000)
  expect(await said(owner, id)).toHaveLength(2)
  const alone = await owner.begin({ showroom: pro.vsdId })
  const asked = await owner.ask('POST /api/assistant/person', { project: alone.id })
  expect([asked.message, await said(owner, alone.id)]).toEqual([expect.stringContaining('Nobody of'), []])
  const stranger = await aHomeowner(opened)
  expect((await stranger.ask('POST /api/assistant/person', { project: id })).status).toBe(404)
})

test('a model words what was found, is given nothing else, and its sources are ours', async () => {
  const { owner, id } = await aTalk()
  model.says = words('You have twelve days.')
  await say(owner, id, 'How long can I return it?')
  await later(6_000)
  expect(await said(owner, id)).toEqual([
    `You have twelve days.\n${opened.config.publicUrl}/showroom/faq#return`,
  ])
  expect(model.asked).toHaveLength(1)
  expect(model.asked[0]).toContain('Bearer a-key')
  expect(model.asked[0]).toContain(answer)
  expect(model.asked[0]).not.toContain(owner.email)
})

test.each([
  ['fails', { status: 503, body: 'no' }],
  ['says nonsense', { status: 200, body: '<html>' }],
  ['finds no answer', words('NOTHING')],
  ['names a price', words('It costs $5 only.')],
  ['names an address', words('Read https://evil.test/')],
])('where the model %s, what was found is said as it is', async (_what, says) => {
  const { owner, id } = await aTalk()
  model.says = says
  await say(owner, id, 'How long can I return it?')
  await later(6_000)
  expect((await said(owner, id))[0]).toContain(answer)
})
