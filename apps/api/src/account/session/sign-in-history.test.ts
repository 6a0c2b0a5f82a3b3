import type { SignInSession } from '@showroom/contract/account/account'
import type { SignInTry } from '@showroom/contract/account/security'
import { expect, test } from 'vitest'
import { deleteEnded } from './session-upkeep.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'
import { browserOn } from '../testing/person.ts'

const { ask, app, db, later, registered } = aMarketplace()

const historyOf = async (token: string) =>
  (await ask<SignInTry[]>('GET /api/session/history', { token })).data.map(({ device, is_refused }) => [
    device,
    is_refused,
  ])

test('each sign-in and each refused try is told to the owner, newest first, and to nobody else', async () => {
  const person = await registered()
  const stranger = await registered()
  const phone = browserOn(app(), 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1')
  later(minutes(1))
  await phone('POST /api/login', { body: { ...person, password: 'not the password' } })
  later(minutes(1))
  await phone('POST /api/login', { body: person })
  expect(await historyOf(person.token)).toEqual([
    ['Safari on iPhone', false],
    ['Safari on iPhone', true],
    ['Chrome on Mac', false],
  ])
  expect(await historyOf(stranger.token)).toEqual([['Chrome on Mac', false]])
})

test('the place of a try names a network, not a house', async () => {
  const { token } = await registered()
  const { data } = await ask<SignInTry[]>('GET /api/session/history', { token })
  expect(data[0]?.place).toBe('127.0.0.x')
})

test('all other devices are signed out at once, and this one stays', async () => {
  const person = await registered()
  const others = [
    await ask('POST /api/login', { body: person }),
    await ask('POST /api/login', { body: person }),
  ]
  const ended = await ask<{ ended: number }>('DELETE /api/session', { token: person.token })
  expect([ended.data.ended, ended.message]).toEqual([2, 'Your other devices are signed out.'])
  for (const { data } of others)
    expect((await ask('GET /api/authuser', { token: data.token })).status).toBe(401)
  const { data: left } = await ask<SignInSession[]>('GET /api/session', { token: person.token })
  expect(left.map(({ is_this_one }) => is_this_one)).toEqual([true])
})

test('tries are forgotten after 90 days', async () => {
  const person = await registered()
  later(minutes(91 * 24 * 60))
  const { data } = await ask('POST /api/login', { body: person })
  const token = data.token ?? ''
  expect(await historyOf(token)).toHaveLength(2)
  const { data: tries } = await ask<SignInTry[]>('GET /api/session/history', { token })
  await deleteEnded(db(), new Date(tries[0]?.tried_at ?? ''))
  expect(await historyOf(token)).toHaveLength(1)
})
