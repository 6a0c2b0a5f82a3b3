import type { AiDay, AiLostRun, AiReportRow } from '@showroom/contract/design-ai/ai-admin'
import type { Deed } from '@showroom/contract/audit/audit'
import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { dayAndHour, shownDay } from '@showroom/contract/shared/day'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { anAdmin } from '../../order/testing/staff.store.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aiBrowser, aKey, aWish } from '../testing/ai-browser.ts'
import { anAiPerson, aReportedIdea } from '../testing/an-ai-person.store.ts'
import { aPhoto, sendPhoto } from '../testing/send-photo.ts'
import { openStyleRoom } from '../testing/style-room.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let admin: { token: string }
beforeAll(async () => {
  opened = await openTestApp()
  await openStyleRoom(opened.db)
  admin = await anAdmin(opened.db, { now: opened.now() })
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

type Paged<Row> = { data: Row[]; total: number; last_page: number }

const asAdmin = <Data>(call: string, body?: object) =>
  browserOn(opened.app)<Data>(call, { body, headers: { authorization: `Bearer ${admin.token}` } })
const pageOf = async <Row>(path: string): Promise<Paged<Row>> => {
  const { statusCode, ...reply } = await opened.app.inject({
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(statusCode, reply.body).toBe(200)
  return reply.json<Paged<Row>>()
}
const deedsOf = async (entity: string, id: string) =>
  (await pageOf<Deed>(`audit?entity=${encodeURIComponent(entity)}`)).data.filter(
    ({ entity_id }) => entity_id === id,
  )

const aPerson = async (fullName: string) => {
  const person = await anAiPerson(opened.db, { now: opened.now(), fullName })
  return { ...person, ask: aiBrowser(opened, person.token) }
}

/** Somebody with an idea that is there, and a report of its picture. */
const aReport = async (fullName: string) => {
  const person = await aPerson(fullName)
  const { data } = await person.ask<{ job: AiJob }>('POST /api/AI/job', {
    key: aKey(),
    wish: aWish({ pictures: 2 }),
  })
  await doJobs(opened)
  const look = async () => (await person.ask<{ job: AiJob }>(`GET /api/AI/job/${data.job.id}`)).data.job
  const [picture] = (await look()).pictures
  await person.ask('POST /api/AI/report', { picture: picture?.id, reason: 'offensive', note: 'Look at it' })
  const found = async () => (await pageOf<AiReportRow>(`ai_reports?s=${fullName}`)).data[0]
  return { ...person, look, picture, found }
}

test('a report is found by its words, decided, and written down', async () => {
  const { found, picture } = await aReport('Wilma Quill')
  const report = await found()
  expect(report).toMatchObject({
    reason: 'offensive',
    note: 'Look at it',
    state: 'new',
    account_name: 'Wilma Quill',
    picture_id: picture?.id,
  })
  const decided = await asAdmin<AiReportRow>(`PUT /api/admin/ai_reports/${report?.id}`, { state: 'upheld' })
  expect([decided.data.state, decided.data.upheld, decided.message]).toEqual([
    'upheld',
    1,
    say.reportDecided.upheld,
  ])
  expect((await deedsOf('ai report', report?.id ?? '')).map(({ action }) => action)).toEqual(['upheld'])
  expect((await pageOf(`ai_reports?s=quill&state=new`)).total).toBe(0)
  expect((await pageOf(`ai_reports?s=quill&state=upheld`)).total).toBe(1)
})

test('a hidden picture is shown to nobody, its owner is told, and it can be shown again', async () => {
  const { look, picture, found } = await aReport('Otto Vane')
  const hide = (is_hidden: boolean) => asAdmin(`PUT /api/admin/ai_pictures/${picture?.id}`, { is_hidden })
  const statusOf = async () => (await opened.app.inject(picture?.src ?? '')).statusCode
  expect([await statusOf(), (await hide(true)).status, await statusOf()]).toEqual([200, 200, 404])
  const job = await look()
  expect([job.pictures.length, job.hidden, (await found())?.picture_src]).toEqual([1, 1, null])
  expect([(await hide(false)).status, await statusOf(), (await look()).hidden]).toEqual([200, 200, 0])
  const deeds = await deedsOf('ai picture', picture?.id ?? '')
  expect(deeds.map(({ action }) => action).toSorted()).toEqual(['hidden', 'shown'])
})

test('what nobody reported is nobody’s to hide', async () => {
  const { look } = await aReport('Ada Bloom')
  const [, other] = (await look()).pictures
  expect((await asAdmin(`PUT /api/admin/ai_pictures/${other?.id}`, { is_hidden: true })).status).toBe(404)
})

test('the third report that is upheld closes the account, and an Admin opens it again', async () => {
  const person = await aPerson('Bruno Hale')
  const reports = [1, 2, 3].map(() =>
    aReportedIdea(opened.db, { id: person.id, name: 'x', now: opened.now() }),
  )
  for (const { aiReportId } of await Promise.all(reports))
    await asAdmin(`PUT /api/admin/ai_reports/${aiReportId}`, { state: 'upheld' })
  const want = () => person.ask('POST /api/AI/job', { key: aKey(), wish: aWish() })
  expect([(await want()).status, (await want()).code]).toEqual([403, 'blocked'])
  await asAdmin(`PUT /api/admin/ai_accounts/${person.publicId}`, { is_blocked: false })
  expect((await want()).status).toBe(200)
  await doJobs(opened)
  const deeds = await deedsOf('ai account', person.publicId)
  expect(deeds.map(({ action }) => action).toSorted()).toEqual(['blocked', 'opened'])
})

test('a day tells what was asked, what came of it, and which credits moved', async () => {
  const today = dayAndHour(opened.now()).day
  const read = async () => (await pageOf<AiDay>('ai_days')).data.find(({ id }) => id === today)
  const before = await read()
  const { ask, token } = await aPerson('Nora Fern')
  await ask('POST /api/AI/job', { key: aKey(), wish: aWish({ pictures: 1 }) })
  await doJobs(opened)
  const {
    data: { photo },
  } = await sendPhoto(opened, token, await aPhoto())
  await ask('POST /api/AI/job', { key: aKey(), wish: aWish({ pictures: 1, photo: photo.id }) })
  await ask(`DELETE /api/AI/photo/${photo.id}`)
  await doJobs(opened)
  const after = await read()
  const grown = (key: 'asked' | 'done' | 'failed' | 'credits_spent' | 'credits_given') =>
    (after?.[key] ?? 0) - (before?.[key] ?? 0)
  expect([
    grown('asked'),
    grown('done'),
    grown('failed'),
    grown('credits_spent'),
    grown('credits_given'),
  ]).toEqual([2, 1, 1, 1, 3])
  const { data: lost } = await pageOf<AiLostRun>('ai_runs?s=nora&state=failed')
  expect(lost).toMatchObject([
    {
      state: 'failed',
      code: 'photo_gone',
      sentence: say.photoGoneNow,
      engine: 'assembler',
      with_photo: true,
    },
  ])
  expect((await pageOf('ai_runs?s=nora&state=blocked')).total).toBe(0)
})

test('days are sought, put in order, and taken away as a file', async () => {
  const today = shownDay(dayAndHour(opened.now()).day)
  const list = async (query: string) => (await pageOf<AiDay>(`ai_days?${query}`)).data.map(({ id }) => id)
  const all = await list('page_size=96')
  expect(all).toEqual([...all].sort().reverse())
  expect(await list('page_size=96&sort=day')).toEqual([...all].reverse())
  expect(await list(`from=${today}&to=${today}`)).toEqual([dayAndHour(opened.now()).day])
  expect(await list('to=01.01.2001')).toEqual([])
  const { data } = await asAdmin<SentFile>('GET /api/admin/ai_days/export')
  expect(data.text.trim().split('\r\n')).toHaveLength(all.length + 1)
})
