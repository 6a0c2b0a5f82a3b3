import type { User } from '@showroom/contract/account/account'
import { beforeAll, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { allThatIsKept } from '../testing/account.store.ts'
import { tablesNaming } from '../testing/traces.store.ts'
import { aSocialShop } from './testing/social-shop.ts'

const shop = aSocialShop()
const { browser, db, codeIn, mailsTo, prove, registered, signIn } = shop
beforeAll(() => fillShelf(db()))

let met = 0
const aHolder = (telling: Record<string, unknown> = {}) => {
  met += 1
  const holder = {
    sub: `aged-${met}`,
    email: `aged-${met}@people.test`,
    email_verified: true,
    name: 'Ana Quill',
    ...telling,
  }
  shop.provider().setHolder(holder)
  return holder
}

/** Somebody whom a provider has just brought, with what they ask. */
const aNewcomer = async () => {
  const { email } = aHolder()
  const { data } = await signIn(browser())
  const { ask } = browser()
  const { token } = data
  return {
    email,
    id: data.user?.id ?? '',
    user: data.user,
    token,
    call: <Data = unknown>(call: string, body?: object) => ask<Data>(call, { token, body }),
    tell: (body: object) => ask<{ is_kept: boolean }>('POST /api/account/age', { token, body }),
  }
}
type Newcomer = Awaited<ReturnType<typeof aNewcomer>>

const yearsAgo = (years: number) => `${shop.now().getFullYear() - years}-01-01`
const adult = { birth_date: '1985-07-19' }
const isOpen = async ({ call }: Pick<Newcomer, 'call'>) =>
  (await call<User>('GET /api/authuser')).data.is_age_open
const fillCart = ({ call }: Newcomer) =>
  call('POST /api/projectCart/sync_to_cart', {
    showroom: 'CEDAR936',
    action: 'cart',
    items: [{ product_id: 'tile', qty: 1 }],
  })
const reasonsOf = async ({ call }: Newcomer) => {
  const { data } = await call<{ can: { reasons: string[] } }>('GET /api/checkout?showroom=CEDAR936')
  return data.can.reasons
}
const contracts = ['POST /api/checkout', 'POST /api/designer_hire']
const codesOf = async ({ call }: Newcomer) => {
  const answers = await Promise.all(contracts.map((contract) => call(contract, {})))
  return answers.map(({ status, code }) => [status, code])
}

test('a provider’s word leaves open how old somebody is, and a proved address does: both are told so at once', async () => {
  const newcomer = await aNewcomer()
  expect(newcomer.user?.is_age_open).toBe(true)
  const profile = await newcomer.call<{ user: User }>('GET /api/profile')
  expect([await isOpen(newcomer), profile.data.user.is_age_open]).toEqual([true, true])
  const { email } = aHolder({ email_verified: false })
  const here = browser()
  const { data } = await signIn(here)
  const proven = await prove(here, { proof: data.proof?.token, code: codeIn(email) })
  expect(proven.data.user.is_age_open).toBe(true)
})

test('what a stranger said of their age counts for nobody who then proves the address', async () => {
  const stranger = await registered({ birth_date: yearsAgo(15), parent_consent: true })
  aHolder({ email: stranger.email, email_verified: false })
  const here = browser()
  const { data } = await signIn(here)
  const proven = await prove(here, { proof: data.proof?.token, code: codeIn(stranger.email) })
  expect(proven.data.user.is_age_open).toBe(true)
  const kept = await here.ask('GET /api/account/data', { token: proven.data.token })
  expect(kept.data).toMatchObject({ profile: { adult_on: null, parent_consent_at: null } })
})

test('whoever signed up by the form has said it, also when a provider signs them in from then on', async () => {
  const person = await registered()
  aHolder({ email: person.email })
  const here = browser()
  const { data } = await signIn(here)
  const proven = await prove(here, { proof: data.proof?.token, password: person.password })
  expect(proven.data.user).not.toHaveProperty('is_age_open')
  const { status, code } = await here.ask('POST /api/account/age', { token: proven.data.token, body: adult })
  expect([status, code]).toEqual([409, 'age_known'])
})

test('until it is told no contract is made; reading, the cart and signing out go on', async () => {
  const newcomer = await aNewcomer()
  expect((await fillCart(newcomer)).status).toBe(200)
  expect(await reasonsOf(newcomer)).toContain('Please tell us your date of birth first.')
  for (const contract of contracts)
    expect(await newcomer.call(contract, {})).toMatchObject({
      status: 403,
      code: 'age_open',
      message: 'Please tell us your date of birth first.',
    })
  for (const read of ['GET /api/authuser', 'GET /api/profile', 'GET /api/order', 'GET /api/account/data'])
    expect([read, (await newcomer.call(read)).status]).toEqual([read, 200])
  expect((await newcomer.call('POST /api/logout')).status).toBe(200)
})

test('an adult tells it once: contracts are made from then on, and no date of birth is kept', async () => {
  const newcomer = await aNewcomer()
  await fillCart(newcomer)
  const told = await newcomer.tell(adult)
  expect([told.status, told.data, told.message]).toEqual([
    200,
    { is_kept: true },
    'Thank you. Your account is ready.',
  ])
  expect(await isOpen(newcomer)).toBeUndefined()
  expect(await codesOf(newcomer)).toEqual([
    [422, 'invalid'],
    [422, 'invalid'],
  ])
  expect(await reasonsOf(newcomer)).toEqual(['Tell us where to deliver.'])
  expect(await allThatIsKept(db())).not.toContain(adult.birth_date)
  const again = await newcomer.tell({ birth_date: yearsAgo(10) })
  expect([again.status, again.code]).toEqual([409, 'age_known'])
  expect((await newcomer.call('GET /api/authuser')).status).toBe(200)
})

test('what the form refuses is refused in its words, and the question stays open', async () => {
  const newcomer = await aNewcomer()
  const refused: [object, Record<string, string[]>][] = [
    [{}, { birth_date: ['The date of birth field is required.'] }],
    [{ birth_date: '' }, { birth_date: ['The date of birth field is required.'] }],
    [{ birth_date: '1990-02-30' }, { birth_date: ['Please enter a real date of birth.'] }],
    [
      { birth_date: yearsAgo(15) },
      { parent_consent: ['A parent or guardian has to agree, because you are under 18.'] },
    ],
  ]
  for (const [body, errors] of refused) {
    const told = await newcomer.tell(body)
    expect([told.status, told.errors]).toEqual([422, errors])
  }
  expect(await isOpen(newcomer)).toBe(true)
})

test('of a minor it is kept until when they are one, and that a parent agrees; an adult places the order', async () => {
  const newcomer = await aNewcomer()
  await fillCart(newcomer)
  expect((await newcomer.tell({ birth_date: yearsAgo(15), parent_consent: true })).data.is_kept).toBe(true)
  const { data } = await newcomer.call<{ profile: Record<string, unknown> }>('GET /api/account/data')
  expect(data.profile).toMatchObject({
    adult_on: `${shop.now().getFullYear() + 3}-01-01`,
    parent_consent_at: expect.any(String),
    is_age_open: false,
  })
  expect(await reasonsOf(newcomer)).toContain(
    'Who is under 18 may look and choose; please let a parent or guardian place the order.',
  )
})

test('of who is under 13 nothing is kept: they are told so, signed out, and somebody new with the next try', async () => {
  const newcomer = await aNewcomer()
  await fillCart(newcomer)
  const told = await newcomer.tell({ birth_date: yearsAgo(10), parent_consent: true })
  expect([told.status, told.data, told.message]).toEqual([
    200,
    { is_kept: false },
    'You must be at least 13 years old to have an account. We have removed yours with all that it held.',
  ])
  expect((await newcomer.call('GET /api/authuser')).status).toBe(401)
  expect(await allThatIsKept(db())).not.toContain(newcomer.email)
  expect(await tablesNaming(db(), newcomer.id)).toEqual([])
  expect(mailsTo(newcomer.email)[0]?.subject).toBe('We have removed your account')
  const again = await signIn(browser())
  expect(again.data.user?.is_age_open).toBe(true)
  expect(again.data.user?.id).not.toBe(newcomer.id)
})

test('told twice at once it is one answer: whoever is an adult by it stays, or is gone', async () => {
  const newcomer = await aNewcomer()
  const told = await Promise.all([newcomer.tell(adult), newcomer.tell({ birth_date: yearsAgo(10) })])
  const taken = told.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(1)
  const { status } = await newcomer.call('GET /api/authuser')
  expect(status).toBe(taken[0]?.data.is_kept ? 200 : 401)
})
