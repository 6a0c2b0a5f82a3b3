import { contactMessageDays } from '@showroom/contract/policy/figures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../account/testing/person.ts'
import { openTestApp } from '../testing/test-app.ts'
import { tidyMessages } from './contact-upkeep.ts'
import { aMessage, keptFrom, write } from './testing/a-message.ts'
import { allMessages } from './testing/message.store.ts'

const inbox = 'inbox@market.test'
let opened: Awaited<ReturnType<typeof openTestApp>>
const now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({ CONTACT_EMAIL: inbox }, () => now)
})
afterAll(() => opened.close())

test('a message is kept as it was written, and the sender is thanked', async () => {
  const message = aMessage({ phone_number: '(626) 555-0142', order_number: ' SR-1042 ' })
  const { status, message: said } = await write(opened.app, message)
  expect([status, said]).toEqual([
    200,
    'Thank you. Your message has arrived, and a confirmation is on its way to your e-mail.',
  ])
  expect(await keptFrom(opened.db, message.email)).toEqual([
    {
      ...message,
      id: expect.stringMatching(/^\w{17}$/),
      country_code: '+1',
      phone_number: '6265550142',
      order_number: 'SR-1042',
      sent_at: now.toISOString(),
    },
  ])
})

test.each([
  ['full_name', { full_name: ' ' }, 'The name field is required.'],
  ['email', { email: 'ada' }, 'The email must be a valid email address.'],
  ['role', { role: 'burglar' }, 'Please choose who you are.'],
  ['topic', { topic: '' }, 'Please choose what it is about.'],
  ['message', { message: '' }, 'The message field is required.'],
  ['message', { message: 'x'.repeat(4_001) }, 'The message may not be longer than 4000 characters.'],
  ['phone_number', { phone_number: '12' }, 'The phone number must have 10 digits.'],
])('it is refused for its %s, and nothing is kept', async (field, wrong, sentence) => {
  const message = aMessage(wrong)
  const before = (await allMessages(opened.db)).length
  const { status, errors } = await write(opened.app, message)
  expect([status, errors]).toEqual([422, { [field]: [sentence] }])
  expect((await allMessages(opened.db)).length).toBe(before)
})

test('a program that fills in the field that people do not see is thanked, and nothing is kept', async () => {
  const message = aMessage({ website: 'https://bad.example' })
  const { status } = await write(opened.app, message)
  expect(status).toBe(200)
  expect(await keptFrom(opened.db, message.email)).toEqual([])
})

test('five messages an hour from one sender, thirty from one place', async () => {
  const message = aMessage()
  const ip = '198.51.100.7'
  for (let sent = 0; sent < 5; sent += 1) expect((await write(opened.app, message, { ip })).status).toBe(200)
  const refused = await write(
    opened.app,
    { ...message, email: message.email.toUpperCase() },
    { ip: '198.51.100.8' },
  )
  expect([refused.status, refused.retryAfter]).toEqual([429, '3600'])
  for (let sent = 5; sent < 30; sent += 1)
    expect((await write(opened.app, aMessage(), { ip })).status).toBe(200)
  expect((await write(opened.app, aMessage(), { ip })).status).toBe(429)
})

test('no other website can write to us', async () => {
  const reply = await browserOn(opened.app)('POST /api/contact', {
    body: aMessage(),
    headers: { origin: 'https://www.harvesthomeremodeling.example' },
  })
  expect(reply.status).toBe(403)
})

test('who has an account can download what they wrote, and nobody else', async () => {
  const ask = browserOn(opened.app)
  const register = async () => {
    const { data } = await ask('POST /api/register', { body: aRegistration() })
    return data.token ?? ''
  }
  const [own, other] = [await register(), await register()]
  await write(opened.app, aMessage({ message: 'Mine alone' }), { token: own, ip: '198.51.100.9' })
  const download = async (token: string) =>
    JSON.stringify((await ask('GET /api/account/data', { token })).data)
  expect(await download(own)).toContain('Mine alone')
  expect(await download(other)).not.toContain('Mine alone')
})

test('a message goes after two years, and none before', async () => {
  const message = aMessage()
  await write(opened.app, message)
  const twoYearsOn = now.getTime() + contactMessageDays * 24 * 3_600_000
  await tidyMessages(opened.db, new Date(twoYearsOn))
  expect(await keptFrom(opened.db, message.email)).toHaveLength(1)

  await tidyMessages(opened.db, new Date(twoYearsOn + 1))

  expect(await keptFrom(opened.db, message.email)).toEqual([])
})
