import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import { expect, test } from 'vitest'
import { accountByEmail } from '../../account/account.store.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import type { SmsPhone } from '@showroom/contract/notification/sms'
import { saveProven } from './phone.store.ts'
import { morning, smsPreferencesOf, textingApp } from '../testing/texting.ts'

const minuteMs = 60_000
const { opened, provider, setNow, aNumber, codeSentTo, askCode, give, prove } = textingApp()

test('a number is proven by the six digits that were sent to it, and its owner alone sees it', async () => {
  const person = await aHomeowner(opened())
  expect((await smsPreferencesOf(person)).sms).toEqual({
    number: null,
    asked_number: null,
    is_stopped: false,
  })
  const typed = aNumber()
  const number = `+1${typed.phone_number}`
  const shown = `(626) 555-${typed.phone_number.slice(6)}`
  expect((await askCode(person, typed)).data).toEqual({
    number: null,
    asked_number: shown,
    is_stopped: false,
  })
  const code = codeSentTo(number)
  expect(provider().sentTo(number)).toEqual([say.code(code)])
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await give(person, wrong)).toMatchObject({ status: 422, errors: { code: [say.wrongCode] } })
  expect(await give(await aHomeowner(opened()), code)).toMatchObject({ status: 422 })
  expect(await give(person, code)).toMatchObject({ status: 200, data: { number: shown, asked_number: null } })
  expect(await give(person, code)).toMatchObject({ status: 422 })
  const own = await person.ask<{ text_messages: object }>('GET /api/account/data')
  expect(own.data.text_messages).toMatchObject({ number })
  expect((await person.ask<SmsPhone>('DELETE /api/sms_phone')).data.number).toBeNull()
})

test('what was asked for while a code was judged is not proven by it', async () => {
  const person = await aHomeowner(opened())
  await askCode(person, aNumber())
  const account = await accountByEmail(opened().db, person.email)
  const judged = { accountId: account?.id ?? 0, number: '+16265550000', codeHash: Buffer.from('judged') }
  expect(await saveProven(opened().db, { ...judged, now: new Date(morning) })).toBe(false)
  expect((await smsPreferencesOf(person)).sms?.number).toBeNull()
})

test('a code is good for ten minutes and five tries; a newer one takes its place, and the proven number stays until then', async () => {
  const person = await aHomeowner(opened())
  const first = await prove(person)
  const typed = aNumber()
  const next = `+1${typed.phone_number}`
  await askCode(person, typed)
  const stale = codeSentTo(next)
  const wrong = stale === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1) expect((await give(person, wrong)).status).toBe(422)
  expect(await give(person, stale)).toMatchObject({ status: 422, errors: { code: [say.tooManyTries] } })
  await askCode(person, typed)
  setNow(morning + 10 * minuteMs)
  expect((await give(person, codeSentTo(next))).status).toBe(422)
  expect((await smsPreferencesOf(person)).sms?.number).toBe(`(626) 555-${first.slice(-4)}`)
})

test.each([
  ['+1', '1265550147'],
  ['+1', '62655501'],
  ['+44', '7700900123'],
])('%s %s is no number that is texted', async (country_code, phone_number) => {
  const person = await aHomeowner(opened())
  const before = provider().asked
  const reply = await askCode(person, { country_code, phone_number })
  expect(reply).toMatchObject({ status: 422, errors: { phone_number: [say.number] } })
  expect(provider().asked).toBe(before)
})

test('nobody has codes sent without end, neither of their own nor to one number', async () => {
  const typed = aNumber()
  for (let sent = 0; sent < 3; sent += 1)
    expect((await askCode(await aHomeowner(opened()), typed)).status).toBe(200)
  expect((await askCode(await aHomeowner(opened()), typed)).status).toBe(429)
  const person = await aHomeowner(opened())
  for (let sent = 0; sent < 5; sent += 1) expect((await askCode(person)).status).toBe(200)
  expect((await askCode(person)).status).toBe(429)
})

test('what the provider refuses is said at the number, and where it is down nothing is lost', async () => {
  const person = await aHomeowner(opened())
  provider().trouble = { status: 400, code: 21_211 }
  expect(await askCode(person)).toMatchObject({ status: 422, errors: { phone_number: [say.notTaken] } })
  provider().trouble = { status: 503 }
  expect(await askCode(person)).toMatchObject({ status: 502, message: say.unreachable })
})
