import type { Notification } from '@showroom/contract/notification/notification'
import type { SelectionComment } from '@showroom/contract/checklist/selection-comment'
import { minuteMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountByEmail } from '../../account/account.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aStream } from '../../live/testing/a-stream.ts'
import { aHomeowner, aMemberOf, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aChecklist, checklistOf } from '../testing/a-checklist.ts'
import { commentsBy, forgetAuthor } from './comment.store.ts'

let now = testDay
let opened: Awaited<ReturnType<typeof openTestApp>>
let address: string
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  now = testDay
})
afterAll(() => opened.close())

type Thread = SelectionComment[]
const say = (person: Homeowner, id: string | undefined, text: string) =>
  person.ask<Thread>(`POST /api/selection/${id}/comment`, { text })
const threadFor = (person: Homeowner, id: string | undefined) =>
  person.ask<Thread>(`GET /api/selection/${id}/comment`)
const words = (thread: Thread) => thread.map(({ author, text, is_own }) => [author, text, is_own])

/** A decision of somebody’s project, with a Pro in it and somebody who only looks. */
const aTalk = async () => {
  const list = await aChecklist(opened)
  const pro = await aMemberOf(opened, list.owner, { projectId: list.id, role: 'pro', right: 'suggest' })
  const viewer = await aMemberOf(opened, list.owner, { projectId: list.id, sees_prices: 'no' })
  const [tub] = await list.add({ title: 'Tub', options: [{ product_id: 'tile' }] })
  return { ...list, pro, viewer, tub }
}

test('whoever sees a decision reads and writes its comments, and nobody else does', async () => {
  const { owner, pro, viewer, tub, rows } = await aTalk()
  await say(owner, tub?.id, 'Does it fit under the window?')
  await say(pro, tub?.id, '  With an inch to spare.  ')
  const { data } = await say(viewer, tub?.id, 'Lovely.')
  expect(words(data)).toEqual([
    ['Ada Lovelace Byron', 'Does it fit under the window?', false],
    ['Ada Lovelace Byron', 'With an inch to spare.', false],
    ['Ada Lovelace Byron', 'Lovely.', true],
  ])
  expect((await rows())[0]).toMatchObject({ comment_count: 3, version: tub?.version })
  const stranger = await aHomeowner(opened)
  const refused = [await threadFor(stranger, tub?.id), await say(stranger, tub?.id, 'Me too')]
  expect(refused.map(({ status }) => status)).toEqual([404, 404])
  expect((await say(owner, tub?.id, '   ')).errors).toEqual({
    text: ['Please write what you want to say.'],
  })
})

test('one’s own comment is changed or taken back for 15 minutes, and nobody else’s ever', async () => {
  const { owner, pro, tub, rows } = await aTalk()
  const { data } = await say(owner, tub?.id, 'Gray, pleas')
  const [mine] = data
  const versions = [(await rows())[0]?.comment_version]
  const change = (person: Homeowner, text: string) =>
    person.ask<Thread>(`PUT /api/selection_comment/${mine?.id}`, { text })
  const remove = (person: Homeowner) => person.ask<Thread>(`DELETE /api/selection_comment/${mine?.id}`)
  expect((await change(owner, 'Gray, please')).data).toMatchObject([
    { text: 'Gray, please', edited_at: testDay.toISOString(), can_change: true },
  ])
  versions.push((await rows())[0]?.comment_version)
  expect([(await change(pro, 'Blue')).status, (await remove(pro)).status]).toEqual([403, 403])
  now = new Date(testDay.getTime() + 15 * minuteMs)
  expect((await threadFor(owner, tub?.id)).data[0]?.can_change).toBe(false)
  expect([(await change(owner, 'Blue')).code, (await remove(owner)).code]).toEqual(['too_late', 'too_late'])
  now = new Date(testDay.getTime() + 14 * minuteMs)
  expect((await remove(owner)).data).toEqual([])
  expect((await remove(owner)).status).toBe(404)
  versions.push((await rows())[0]?.comment_version)
  expect(versions).toEqual([...new Set(versions)])
})

test('a question stands among the comments as it was asked, also one by a mailed link, and is answered there', async () => {
  const { owner, id, pro, tub, decide } = await aTalk()
  await checklistOf(pro, id).decide(tub, 'ask', { text: 'Which grout?' })
  const email = 'who-asks-there@people.test'
  await owner.ask(`POST /api/projectChecklist/${id}/link`, { selection_ids: [tub?.id], email })
  const mail = opened.mail.mailbox?.list().find(({ to }) => to === email)
  const token = /\/a\/([0-9A-Za-z]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const body = { token, selection_id: tub?.id, action: 'ask', version: tub?.version, name: 'Grace Hopper' }
  await browserOn(opened.app)('POST /api/approval/decide', { body: { ...body, text: 'How deep?' } })
  const { data } = await say(owner, tub?.id, 'Light gray, and 16 inches.')
  expect(data.map(({ author, text, is_question }) => [author, text, is_question])).toEqual([
    ['Ada Lovelace Byron', 'Which grout?', true],
    ['Grace Hopper', 'How deep?', true],
    ['Ada Lovelace Byron', 'Light gray, and 16 inches.', false],
  ])
  const [asked] = (await threadFor(pro, tub?.id)).data
  expect(asked).toMatchObject({ is_own: true, can_change: false })
  expect((await pro.ask(`PUT /api/selection_comment/${asked?.id}`, { text: 'Why?' })).code).toBe('locked')
  // What was approved is spoken about as well.
  await decide(tub, 'approve')
  expect((await say(pro, tub?.id, 'Ordered tomorrow.')).status).toBe(200)
})

test('the other side is told once an hour, and open pages at once, without the words', async () => {
  const { owner, id, pro, viewer, tub } = await aTalk()
  const headers = { authorization: `Bearer ${owner.token}` }
  const stream = await aStream(`${address}/api/live?project=${id}`, headers)
  await say(pro, tub?.id, 'CANARY one')
  await expect
    .poll(() => stream.events().map(({ data }) => data), { timeout: 10_000, interval: 20 })
    .toMatchObject([{ kind: 'checklist.item', subject: tub?.id }])
  await say(pro, tub?.id, 'CANARY two')
  expect(JSON.stringify(stream.frames)).not.toContain('CANARY')
  expect(await doJobs(opened)).toEqual([])
  const toldTo = async ({ ask }: Homeowner) => {
    const { data } = await ask<Notification[]>('GET /api/notification')
    return data.filter(({ kind }) => kind === 'checklist_told').map(({ text }) => text)
  }
  expect(await toldTo(owner)).toEqual(['Ada comments on “Tub” of “Main bath”.'])
  expect(await toldTo(pro)).toEqual([])
  expect(await toldTo(viewer)).toEqual([])
})

test('who leaves takes their name off what they said; the words stay with the others', async () => {
  const { owner, pro, tub } = await aTalk()
  await say(pro, tub?.id, 'With an inch to spare.')
  const account = await accountByEmail(opened.db, pro.email)
  expect(await commentsBy(opened.db, account?.id ?? 0)).toMatchObject([
    { decision: 'Tub', text: 'With an inch to spare.' },
  ])
  await forgetAuthor(opened.db, account?.id ?? 0)
  expect(words((await threadFor(owner, tub?.id)).data)).toEqual([['', 'With an inch to spare.', false]])
})
