import { expect, test } from 'vitest'
import { allThatIsKept, giveShowroom, setTypeAndStatus } from '../account/testing/account.store.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aMarketplace } from '../account/testing/marketplace.ts'
import { anAddress } from '../account/testing/person.ts'
import { leaveForeignTraces, tablesNaming, tablesOfPeople } from '../account/testing/traces.store.ts'

const { ask, app, db, mailsTo, registered, unaddressed } = aMarketplace()

const dataOf = async (token: string) =>
  (await ask<Record<string, unknown>>('GET /api/account/data', { token })).data
const leave = (token: string, password: string) =>
  ask('POST /api/account/delete', { token, body: { current_password: password } })

test('what is downloaded holds all that is kept of the person, and nothing of anybody else or of secrets', async () => {
  const person = await unaddressed({ full_name: 'Grace Hopper' })
  await registered({ full_name: 'Somebody Else' })
  await ask('POST /api/address', { token: person.token, body: anAddress({ gate_code: '#4411' }) })
  await ask('PUT /api/setting', { token: person.token, body: { default_waste_pct: 15 } })
  const data = await dataOf(person.token)
  expect(data).toMatchObject({
    profile: { first_name: 'Grace', email: person.email, settings: { default_waste_pct: 15 } },
    addresses: [{ gate_code: '#4411' }],
    sessions: [{ device: 'Chrome on Mac' }],
    sign_ins: [{ is_refused: false }],
    projects: [],
    showroom: null,
  })
  const text = JSON.stringify(data)
  expect(text).not.toContain('Somebody')
  expect(text).not.toMatch(/argon2|sr_u_|token_hash/)
})

test('an account that is deleted leaves nothing of the person, signs out everywhere, and says so by mail', async () => {
  const person = await registered({ full_name: 'Katherine Johnson', phone_number: '(626) 555-7719' })
  await ask('POST /api/address', {
    token: person.token,
    body: anAddress({ street: '77 Hidden Figures Way' }),
  })
  const other = await ask('POST /api/login', { body: person })
  expect((await leave(person.token, person.password)).message).toBe(
    'Your account is deleted. We have sent you an e-mail about it.',
  )
  for (const token of [person.token, other.data.token])
    expect((await ask('GET /api/authuser', { token })).status).toBe(401)
  const kept = await allThatIsKept(db())
  for (const trace of ['Katherine', 'Johnson', person.email, '6265557719', 'Hidden Figures'])
    expect(kept).not.toContain(trace)
  expect(kept).toContain(person.user.id)
  expect(mailsTo(person.email)[0]?.subject).toBe('Your account is deleted')
})

test('no table but orders and the log of what Admins did names an account that was deleted', async () => {
  await fillShelf(db())
  const person = await registered()
  const { token } = person
  await ask('POST /api/address', { token, body: anAddress() })
  await ask('POST /api/login', { body: { ...person, remember: true } })
  const items = [{ product_id: 'tile', qty: 9 }]
  await ask('POST /api/projectCart/sync_to_cart', {
    token,
    body: { showroom: 'CEDAR936', action: 'cart', items },
  })
  const { data: begun } = await ask<{ project_id: string }>('POST /api/projectCart', {
    token,
    body: { my_item: { showroom: 'CEDAR936' } },
  })
  const decisions = { project_id: begun.project_id, items: [{ title: 'Floor tile' }] }
  await ask('POST /api/projectChecklist', { token, body: decisions })
  await ask(`POST /api/projectChecklist/${begun.project_id}/template`, { token, body: { name: 'Mine' } })
  await ask('POST /api/contact', {
    token,
    body: { ...person, role: 'homeowner', topic: 'order', message: 'Where is it?' },
  })
  await ask('POST /api/sample_request', {
    token,
    body: { ...person, action: 'handle_external_form_submission', lead_type: 'Pop-Ups', shop_profile_id: '' },
  })
  await ask('POST /api/AI/design', { token, body: { action: 'link', agree: true } })
  await leaveForeignTraces(db(), person.user.id)
  // A table that is new comes into the data above first.
  expect(await tablesNaming(db(), person.user.id)).toEqual(await tablesOfPeople(db()))
  expect((await leave(token, person.password)).status).toBe(200)
  expect(await tablesNaming(db(), person.user.id)).toEqual([])
})

test('what is saved while somebody leaves does not bring them back', async () => {
  const { token, password } = await registered()
  const saving = Array.from({ length: 6 }, () => [
    ask('PUT /api/profile', { token, body: { first_name: 'Revenant' } }),
    ask('POST /api/address', { token, body: anAddress({ street: '13 Revenant St' }) }),
  ]).flat()
  await Promise.all([...saving.slice(0, 6), leave(token, password), ...saving.slice(6)])
  expect(await allThatIsKept(db())).not.toContain('Revenant')
})

test('who left cannot sign in or get a new password, and may register again', async () => {
  const person = await registered()
  await leave(person.token, person.password)
  expect((await ask('POST /api/login', { body: person })).errors).toEqual({
    email: ['These credentials do not match our records.'],
  })
  const again = await ask('POST /api/register', { body: { ...person, full_name: 'New Person' } })
  expect(again.status).toBe(200)
  expect(again.data.user.id).not.toBe(person.user.id)
})

test('deleting asks for the password, and counts wrong ones', async () => {
  const { token, password } = await registered()
  const wrong = await leave(token, 'not the password')
  expect([wrong.status, wrong.errors]).toEqual([
    422,
    { current_password: ['The current password is not right.'] },
  ])
  for (let tries = 1; tries < 10; tries += 1) await leave(token, 'not the password')
  expect((await leave(token, password)).status).toBe(429)
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
})

test('a Pro whose showroom is open cannot leave, and is told why beforehand', async () => {
  const pro = await registered({ type: 'Contractor' })
  await setTypeAndStatus(db(), pro.email, { type: 'Contractor', status: 'Active' })
  await giveShowroom(db(), 'CEDAR936', pro.user.id)
  const { data } = await ask('POST /api/login', { body: { ...pro, portal: 'pro' } })
  const token = data.token ?? ''
  const reason = 'Your showroom Cedar Ridge Builders is open. Please write to us first, so that we close it.'
  expect((await ask<string[]>('GET /api/account/reasons_to_stay', { token })).data).toEqual([reason])
  const refused = await leave(token, pro.password)
  expect([refused.status, refused.message]).toEqual([409, reason])
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
})

test('an account that was deleted is not found by another’s download', async () => {
  const person = await registered()
  await leave(person.token, person.password)
  const again = await registered({ email: person.email })
  expect(JSON.stringify(await dataOf(again.token))).not.toContain(person.user.id)
})

test('the download is a file', async () => {
  const { token } = await registered()
  const { headers } = await app().inject({
    url: '/api/account/data',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="showroom-data.json"')
})
