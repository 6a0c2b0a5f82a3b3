import type { User } from '@showroom/contract/account/account'
import type { UserRow, UserSheet } from '@showroom/contract/user/user'
import { expect, test } from 'vitest'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import { minutes } from '../account/testing/marketplace.ts'
import { aDecidingAdmin } from '../application/testing/a-deciding-admin.ts'

const { asAdmin, ask, db, later, registered, admin, signAdminIn } = aDecidingAdmin()

const sheetOf = (id: string) => asAdmin<UserSheet>(`GET /api/admin/users/${id}`)
const found = async (query: string) => (await asAdmin<UserRow[]>(`GET /api/admin/users?${query}`)).data
const whoIs = (token: string) => ask<User>('GET /api/authuser', { token })

test('people are found by any part of name and address, by type and by status, newest first', async () => {
  const one = await registered({ full_name: 'Zora Neale Hurston' })
  const two = await registered({ full_name: 'Zora Smith' })
  await setTypeAndStatus(db(), two.email, { type: 'Vendor', status: 'pending' })
  expect((await found('s=zORA')).map(({ email }) => email)).toEqual([two.email, one.email])
  expect((await found('s=zora&sort=name')).map(({ email }) => email)).toEqual([one.email, two.email])
  expect((await found('s=neale%20hur')).map(({ id }) => id)).toEqual([one.user.id])
  expect((await found(`s=${two.email.toUpperCase()}`)).map(({ type }) => type)).toEqual(['Vendor'])
  expect((await found('s=zora&status=pending')).map(({ email }) => email)).toEqual([two.email])
  expect((await found('s=zora&type=User')).map(({ email }) => email)).toEqual([one.email])
  expect(await found('s=%25')).toEqual([])
  const paged = await asAdmin<UserRow[]>('GET /api/admin/users?s=zora&page_size=1&page=9')
  expect([paged.total, paged.last_page, paged.data.length]).toEqual([2, 2, 1])
})

test('deactivated, somebody is signed out everywhere and stays out until they are let in again, with the reason', async () => {
  const person = await registered()
  const path = `PUT /api/admin/users/${person.user.id}/status`
  expect((await asAdmin(path, { status: 'Deactive', reason: ' ' })).status).toBe(422)
  const { data, message } = await asAdmin<UserSheet>(path, { status: 'Deactive', reason: 'A stolen card' })
  expect([data.status, data.sessions, data.can_set, data.can_look_on]).toEqual([
    'Deactive',
    [],
    'Active',
    false,
  ])
  expect(message).toBe('Deactivated. They are signed out everywhere.')
  expect(data.history).toMatchObject([
    { who: 'Ada Lovelace Byron', action: 'deactivated', note: 'A stolen card' },
  ])
  expect((await whoIs(person.token)).status).toBe(401)
  const body = { email: person.email, password: person.password }
  expect((await ask('POST /api/login', { body })).status).not.toBe(200)
  expect((await asAdmin(path, { status: 'Deactive', reason: 'Once more' })).status).toBe(409)
  expect((await asAdmin<UserSheet>(path, { status: 'Active', reason: 'It was not them' })).data.status).toBe(
    'Active',
  )
  expect((await ask('POST /api/login', { body })).status).toBe(200)
})

test('who waits for approval is decided by their application, and nobody locks themselves out', async () => {
  const waiting = await registered()
  await setTypeAndStatus(db(), waiting.email, { type: 'Vendor', status: 'pending' })
  const asked = { status: 'Active', reason: 'Let them in' }
  const refused = await asAdmin(`PUT /api/admin/users/${waiting.user.id}/status`, asked)
  expect([refused.status, refused.code]).toEqual([409, 'status_fixed'])
  const [self] = await found(`s=${admin().email}`)
  const own = await asAdmin(`PUT /api/admin/users/${self?.id}/status`, {
    status: 'Deactive',
    reason: 'Good bye',
  })
  expect([own.status, own.code]).toEqual([409, 'status_fixed'])
  expect((await sheetOf('nobody')).status).toBe(404)
})

test('an Admin ends all sessions of somebody, who can sign in again', async () => {
  const person = await registered()
  await ask('POST /api/login', { body: { email: person.email, password: person.password, remember: true } })
  expect((await sheetOf(person.user.id)).data.sessions).toHaveLength(2)
  const { data, message } = await asAdmin<UserSheet>(`DELETE /api/admin/users/${person.user.id}/sessions`)
  expect([data.sessions, message]).toEqual([[], 'Signed out of 2 sessions.'])
  expect((await whoIs(person.token)).status).toBe(401)
})

test('looking on shows what somebody sees, changes nothing, is written down and ends by the clock', async () => {
  const person = await registered({ full_name: 'Ada Byron' })
  const path = `POST /api/admin/users/${person.user.id}/looking_on`
  const { data } = await asAdmin<{ user: User; token: string }>(path)
  expect([data.user.email, data.user.looked_on_by]).toEqual([person.email, expect.stringMatching(/\w/)])
  expect((await whoIs(data.token)).data.email).toBe(person.email)
  const change = await ask('PUT /api/profile', { token: data.token, body: { first_name: 'Eve' } })
  expect([change.status, change.code]).toEqual([403, 'looking_on'])
  const { data: seen } = await sheetOf(person.user.id)
  expect(seen.history.map(({ action }) => action)).toEqual(['looked on'])
  expect(seen.sessions.map(({ device }) => device)).toContain('Showroom support, looking on')
  // However much it is used.
  later(minutes(29))
  expect((await whoIs(data.token)).status).toBe(200)
  later(minutes(1))
  expect((await whoIs(data.token)).status).toBe(401)
  expect((await whoIs(person.token)).status).toBe(200)
})

test('nobody looks on as an Admin, nor goes on looking who is none any more', async () => {
  const [self] = await found(`s=${admin().email}`)
  expect(await asAdmin(`POST /api/admin/users/${self?.id}/looking_on`)).toMatchObject({ status: 409 })
  const person = await registered()
  const { data } = await asAdmin<{ token: string }>(`POST /api/admin/users/${person.user.id}/looking_on`)
  await setTypeAndStatus(db(), admin().email, { type: 'User', status: 'Active' })
  expect((await whoIs(data.token)).status).toBe(401)
  await setTypeAndStatus(db(), admin().email, { type: 'Admin', status: 'Active' })
  await signAdminIn()
  expect((await whoIs(data.token)).status).toBe(200)
})
