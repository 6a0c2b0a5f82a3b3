import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import { expect, test } from 'vitest'
import { aHomeowner, aMemberOf, aProject, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anAnswer } from '../testing/a-text-provider.ts'
import { morning, smsPreferencesOf, textingApp } from '../testing/texting.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const { opened, provider, setNow, work, askCode, prove } = textingApp()

const wantTexts = ({ ask }: Pick<Homeowner, 'ask'>, isOn = true) =>
  ask('PUT /api/notification_preference', { kinds: [{ kind: 'project_joined', sms: isOn }] })

/** A project whose owner has a proven number and wants to be texted of who joins. */
const anOwnerWithAPhone = async () => {
  const { owner, id } = await aProject(opened())
  await work()
  const number = await prove(owner)
  await wantTexts(owner)
  /** What was sent besides the code. */
  const texts = () => provider().sentTo(number).slice(1)
  return { owner, id, number, texts }
}
const join = ({ owner, id }: { owner: Homeowner; id: string }) =>
  aMemberOf(opened(), owner, { projectId: id })

const hears = (answer: { from: string; body: string }) =>
  opened().app.inject({
    method: 'POST',
    url: '/api/sms/webhook',
    ...anAnswer(`${opened().config.publicUrl}/api/sms/webhook`, answer),
  })

test('what happens is texted once, with the sentence of the list and where to read on', async () => {
  const { owner, id, texts } = await anOwnerWithAPhone()
  await join({ owner, id })
  expect(await work()).toEqual([])
  expect(await work()).toEqual([])
  const { data } = await owner.ask<{ kind: string; text: string }[]>('GET /api/notification')
  const joined = data.find(({ kind }) => kind === 'project_joined')?.text ?? ''
  expect(texts()).toEqual([say.news(joined, `${opened().config.publicUrl}/showroom/projects/${id}/people`)])
})

test('unasked only what can not be turned off is texted, and that can not be turned off', async () => {
  const { owner, id, texts } = await anOwnerWithAPhone()
  const fresh = await smsPreferencesOf(await aHomeowner(opened()))
  expect(fresh.kinds.every(({ sms, is_sms_locked }) => sms === is_sms_locked)).toBe(true)
  expect(fresh.kinds.filter(({ sms }) => sms).map(({ kind }) => kind)).toContain('order_placed')
  const locked = await owner.ask('PUT /api/notification_preference', {
    kinds: [{ kind: 'order_placed', sms: false }],
  })
  expect(locked.status).toBe(409)
  await wantTexts(owner, false)
  await join({ owner, id })
  await work()
  expect(texts()).toEqual([])
})

test('in quiet hours no phone rings; when they are over, what was not read comes as one', async () => {
  const { owner, id, texts } = await anOwnerWithAPhone()
  await owner.ask('PUT /api/notification_preference', { quiet_hours: { from: '08:00', to: '10:00' } })
  await join({ owner, id })
  await join({ owner, id })
  await work()
  expect(texts()).toEqual([])
  setNow(morning + hourMs)
  await work()
  expect(texts()).toEqual([
    say.news('2 things happened.', `${opened().config.publicUrl}/showroom/notification`),
  ])
})

test('what the provider has not taken is tried again; what it may have taken is not', async () => {
  const { owner, id, texts } = await anOwnerWithAPhone()
  provider().trouble = { status: 503 }
  await join({ owner, id })
  expect(await work()).toHaveLength(1)
  expect(texts()).toEqual([])
  provider().trouble = 'hangs up'
  setNow(morning + minuteMs)
  expect(await work()).toHaveLength(1)
  expect(texts()).toHaveLength(1)
  provider().trouble = null
  setNow(morning + hourMs)
  await work()
  expect(texts()).toHaveLength(1)
})

test('who answers STOP is texted no more, by any account, until they say START; others go on', async () => {
  const { owner, id, number, texts } = await anOwnerWithAPhone()
  const other = await anOwnerWithAPhone()
  const answer = await hears({ from: number, body: ' Stop' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml'])
  expect((await smsPreferencesOf(owner)).sms?.is_stopped).toBe(true)
  await join({ owner, id })
  await join(other)
  await work()
  expect(texts()).toEqual([])
  expect(other.texts()).toHaveLength(1)
  const typed = { country_code: '+1', phone_number: number.slice(2) }
  const refused = await askCode(await aHomeowner(opened()), typed)
  expect(refused).toMatchObject({ status: 422, errors: { phone_number: [say.stopped] } })
  await hears({ from: number, body: 'START' })
  await join({ owner, id })
  await work()
  expect(texts()).toHaveLength(1)
})

test('who has told the provider to stop is known from then on', async () => {
  const { owner, id, texts } = await anOwnerWithAPhone()
  provider().trouble = { status: 400, code: 21_610 }
  await join({ owner, id })
  expect(await work()).toEqual([])
  expect((await smsPreferencesOf(owner)).sms?.is_stopped).toBe(true)
  expect(texts()).toEqual([])
})

test('what nobody has signed, or was signed for another address, stops nothing', async () => {
  const { owner, number } = await anOwnerWithAPhone()
  const url = '/api/sms/webhook'
  const foreign = anAnswer('https://elsewhere.test/api/sms/webhook', { from: number, body: 'STOP' })
  const { payload } = foreign
  const unsigned = { payload, headers: { 'content-type': foreign.headers['content-type'] } }
  for (const request of [
    foreign,
    unsigned,
    { ...foreign, headers: { ...foreign.headers, 'x-twilio-signature': '' } },
  ])
    expect((await opened().app.inject({ method: 'POST', url, ...request })).statusCode).toBe(400)
  expect((await smsPreferencesOf(owner)).sms?.is_stopped).toBe(false)
})

test('without a provider there is no column and nothing to prove, and no answer is believed', async () => {
  const plain = await openTestApp({}, () => new Date(morning))
  try {
    const person = await aHomeowner(plain)
    expect((await smsPreferencesOf(person)).sms).toBeNull()
    expect((await askCode(person)).status).toBe(404)
    const answer = anAnswer(`${plain.config.publicUrl}/api/sms/webhook`, {
      from: '+16265550100',
      body: 'STOP',
    })
    const reply = await plain.app.inject({ method: 'POST', url: '/api/sms/webhook', ...answer })
    expect(reply.statusCode).toBe(400)
  } finally {
    await plain.close()
  }
})
