import type { Notification } from '@showroom/contract/notification/notification'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { remindOfDue } from '../checklist/reminder/remind.ts'
import { browserOn } from '../account/testing/person.ts'
import { aChecklist, checklistOf } from '../checklist/testing/a-checklist.ts'
import { aMemberOf, type Homeowner } from '../project/testing/a-homeowner.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'

let now = testDay
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
beforeEach(() => {
  now = testDay
})
afterAll(() => opened.close())

const dayMs = 86_400_000
const remind = async () => {
  await remindOfDue(opened.db, now)
  expect(await doJobs(opened)).toEqual([])
}
const told = async ({ ask }: Homeowner): Promise<string[]> => {
  const { data } = await ask<Notification[]>('GET /api/notification')
  return data.filter(({ kind }) => kind === 'decision_due').map(({ text }) => text)
}

test('what is due in a week is told once that day to whom it is to decide, and again when it is late', async () => {
  const { add, owner, id, decide } = await aChecklist(opened)
  const pro = await aMemberOf(opened, owner, { projectId: id, role: 'pro', right: 'approve' })
  const [tub] = await add(
    { title: 'Tub', due_on: '2026-11-30' },
    { title: 'Grout', due_on: '2026-11-30', decider: 'pro' },
    { title: 'Paint', due_on: '2026-12-20' },
  )
  await remind()
  await remind()
  expect(await told(owner)).toEqual(['“Tub” of “Main bath” is due on 11.30.2026.'])
  expect(await told(pro)).toEqual(['“Grout” of “Main bath” is due on 11.30.2026.'])
  now = new Date(testDay.getTime() + 8 * dayMs)
  await remind()
  expect((await told(owner))[0]).toBe('“Tub” of “Main bath” is late: it was due on 11.30.2026.')
  await decide(tub, 'skip')
  expect(await told(owner)).toHaveLength(2)
})

test('nobody is reminded at night, nor of what is decided; several are one piece of news', async () => {
  const { add, owner, decide } = await aChecklist(opened)
  const rows = await add(
    { title: 'Tub', due_on: '2026-11-30' },
    { title: 'Sink', due_on: '2026-11-30' },
    { title: 'Drain', due_on: '2026-11-24' },
  )
  await decide(rows[0], 'skip')
  now = new Date('2026-11-23T09:00:00Z')
  await remind()
  expect(await told(owner)).toEqual([])
  now = testDay
  await remind()
  expect(await told(owner)).toEqual(['2 decisions of “Main bath” are due, the first on 11.24.2026.'])
})

test('without a day of its own a decision is due by its lead time and three weeks before the install', async () => {
  const { add } = await aChecklist(opened)
  const [tile, mirror] = await add(
    { title: 'Tile', options: [{ product_id: 'tile' }] },
    { title: 'Mirror', options: [{ name: 'From grandmother' }] },
  )
  // The install is on 2027-01-11, and the tile takes five days.
  expect([tile?.options[0]?.lead_days_max, tile?.due, mirror?.due]).toEqual([5, '2026-12-16', null])
})

const newsOf = async ({ ask }: Homeowner) => {
  expect(await doJobs(opened)).toEqual([])
  const { data } = await ask<Notification[]>('GET /api/notification')
  return data
    .filter(({ kind }) => kind.startsWith('checklist_'))
    .map(({ text, is_pending }) => [text, is_pending])
}

test('what is chosen waits for who may approve until it is decided, and who chose it is told', async () => {
  const { add, owner, id, decide, rows } = await aChecklist(opened)
  const designer = await aMemberOf(opened, owner, { projectId: id, role: 'designer', right: 'suggest' })
  const viewer = await aMemberOf(opened, owner, { projectId: id, right: 'view' })
  const [tub, sink] = await add(
    { title: 'Tub', options: [{ name: 'A tub' }] },
    { title: 'Sink', options: [{ name: 'A sink' }] },
  )
  const waits = 'Ada has chosen “Tub” of “Main bath”. It waits for approval.'
  await checklistOf(designer, id).decide(tub, 'choose')
  // Two jobs that are due at one moment are done in any order.
  expect(await newsOf(owner)).toEqual([[waits, true]])
  await checklistOf(designer, id).decide(sink, 'choose')
  expect(await newsOf(owner)).toEqual([[waits, true]])
  const [chosen, other] = await rows()
  await decide(chosen, 'approve')
  expect(await newsOf(owner)).toEqual([[waits, true]])
  await decide(other, 'decline', { text: 'Too deep' })
  expect(await newsOf(owner)).toEqual([[waits, false]])
  expect((await newsOf(designer)).map(([text]) => text)).toEqual([
    'Ada has declined “Sink” of “Main bath”.',
    'Ada has approved “Tub” of “Main bath”.',
  ])
  expect(await newsOf(viewer)).toEqual([])
})

test('several that are approved at once are one piece of news', async () => {
  const { add, owner, id } = await aChecklist(opened)
  const partner = await aMemberOf(opened, owner, { projectId: id, right: 'suggest' })
  const rows = await add(
    { title: 'Tub', options: [{ name: 'A tub' }] },
    { title: 'Sink', options: [{ name: 'One' }] },
  )
  const approve = rows.map(({ id: row, version, options }) => ({
    id: row,
    version,
    option_id: options[0]?.id,
    price_cents: null,
  }))
  await owner.ask(`POST /api/projectChecklist/${id}/bulk`, { approve })
  expect((await newsOf(partner)).map(([text]) => text)).toEqual([
    'Ada has approved 2 decisions of “Main bath”.',
  ])
})

test('a question by a mailed link is told to the project, under the typed name', async () => {
  const { add, owner, id, rows } = await aChecklist(opened)
  const [tub] = await add({ title: 'Tub', options: [{ name: 'A tub' }] })
  const email = 'who-asks@people.test'
  await owner.ask(`POST /api/projectChecklist/${id}/link`, { selection_ids: [tub?.id], email })
  const mail = opened.mail.mailbox?.list().find(({ to }) => to === email)
  const token = /\/a\/([0-9A-Za-z]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const version = (await rows())[0]?.version
  const body = {
    token,
    selection_id: tub?.id,
    action: 'ask',
    version,
    name: 'Grace Hopper',
    text: 'Which grout?',
  }
  expect((await browserOn(opened.app)('POST /api/approval/decide', { body })).status).toBe(200)
  expect(await newsOf(owner)).toEqual([['Grace Hopper asks about “Tub” of “Main bath”.', false]])
})
