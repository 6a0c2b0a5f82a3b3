import { accountMessages } from '@showroom/contract/account/account.messages'
import { describe, expect, test } from 'vitest'
import {
  afterSignIn,
  afterSocialLogin,
  loginFor,
  passedOver,
  roleOf,
  type SignIn,
  signedInAtLogin,
} from './redirect.ts'

const aUser = {
  type: 'User',
  status: 'Active',
  email_verified_at: '2026-11-21T12:00:00.000Z',
  total_projects: 0,
  photo: null,
  language: null,
  otp_verified: false,
} as const
const aSignIn: SignIn = {
  user: aUser,
  portal: 'shop',
  redirect: null,
  redirectTo: null,
  hasGuestCart: false,
  visualRedirect: null,
  myItem: null,
}
const signingIn = ({
  user,
  ...rest
}: Partial<Omit<SignIn, 'user'>> & { user?: Partial<SignIn['user']> } = {}) =>
  afterSignIn({ ...aSignIn, ...rest, user: { ...aUser, ...user } })

test.each([
  [{ redirect: '/projects/join?code=x', total_projects: 2 }, '/projects/join?code=x'],
  [{ redirect: '/account', total_projects: 0 }, null],
  [{ redirect: '/visualize/checklist', total_projects: 2 }, null],
  [{ redirect: 'https://elsewhere.example', total_projects: 2 }, null],
  [{ redirect: null, total_projects: 2 }, null],
])(
  'a place that the rule for people with projects passes over is named: %o',
  ({ redirect, total_projects }, place) => {
    const signIn = { ...aSignIn, redirect, user: { ...aUser, total_projects } }
    expect(passedOver(signIn, afterSignIn(signIn))).toBe(place)
  },
)

const anItem = { showroom: 'pro_1', floorplan: 7, floorTemplate: 'b' }

describe('sign-in outcome', () => {
  test.each(['Vendor', 'Contractor', 'Admin'] as const)('1: a %s is refused at the shop’s door', (type) => {
    expect(signingIn({ user: { type } })).toEqual({
      kind: 'refused',
      message: 'You are not authorized to access this page.',
    })
  })

  test.each([
    ['pro', 'User'],
    ['pro', 'Admin'],
    ['admin', 'Contractor'],
    ['admin', 'User'],
  ] as const)('1: the door “%s” refuses a %s', (portal, type) => {
    expect(signingIn({ portal, user: { type } })).toEqual({
      kind: 'refused',
      message: accountMessages.notAuthorized,
    })
  })

  test.each([
    ['Deactive', 'Your account has been deactivated. Please contact support.'],
    ['pending', 'Your account is currently pending approval.'],
  ] as const)('2: who is %s is refused in the specification’s words', (status, message) => {
    expect(signingIn({ user: { status } })).toEqual({ kind: 'refused', message })
  })

  test.each(['Active', 'Approve'] as const)('2: who is %s is let in', (status) => {
    expect(signingIn({ user: { status } })).toEqual({ kind: 'go', to: '/' })
  })

  test('3: an e-mail that is not verified goes to /verifiction before anything else, and back after', () => {
    const unverified = { email_verified_at: null }
    expect(signingIn({ user: unverified, hasGuestCart: true })).toEqual({ kind: 'go', to: '/verifiction' })
    expect(signingIn({ user: unverified, redirect: '/account' })).toEqual({
      kind: 'go',
      to: '/verifiction?redirect=%2Faccount',
    })
  })

  test.each([
    [{ redirectTo: '/checkout', redirect: '/account' }, '/checkout'],
    [{ redirectTo: null, redirect: '/account' }, '/account'],
    [{ redirectTo: null, redirect: null }, '/'],
    [{ redirectTo: '/login', redirect: null }, '/'],
    [{ redirectTo: 'https://evil.example', redirect: '//evil.example' }, '/'],
  ])('4: with a guest’s cart a project is made of it, then on: %o', (stored, to) => {
    const user = { total_projects: 3 }
    expect(signingIn({ user, hasGuestCart: true, visualRedirect: '/visualize', ...stored })).toEqual({
      kind: 'cart_to_project',
      to,
    })
  })

  test('5: a stored visual redirect with a complete item makes a project and goes there', () => {
    expect(signingIn({ visualRedirect: '/visualize?room=2', myItem: anItem })).toEqual({
      kind: 'item_to_project',
      item: anItem,
      to: '/visualize?room=2',
    })
  })

  test.each([
    null,
    { ...anItem, showroom: '' },
    { ...anItem, floorplan: null },
    { showroom: 'pro_1', floorplan: 7 },
  ])('5: with an incomplete item it goes home: %o', (myItem) => {
    const stored = { visualRedirect: '/visualize', redirect: '/account' }
    expect(signingIn({ ...stored, myItem })).toEqual({ kind: 'go', to: '/' })
  })

  test('6: the checklist is gone to, with projects, too', () => {
    const redirect = '/visualize/checklist'
    expect(signingIn({ redirect, user: { total_projects: 4 } })).toEqual({ kind: 'go', to: redirect })
  })

  test.each([
    [{ redirect: '/account', total_projects: 1 }, '/'],
    [{ redirect: '/login', total_projects: 0 }, '/'],
    [{ redirect: '/account', total_projects: 0 }, '/account'],
    [{ redirect: null, total_projects: 0 }, '/'],
  ])('6: else home with projects, the redirect or home without: %o', ({ redirect, total_projects }, to) => {
    expect(signingIn({ redirect, user: { total_projects } })).toEqual({ kind: 'go', to })
  })

  test('6: the redirect query comes before the stored path', () => {
    expect(signingIn({ redirect: '/cart', redirectTo: '/our-brands' })).toEqual({ kind: 'go', to: '/cart' })
    expect(signingIn({ redirectTo: '/our-brands' })).toEqual({ kind: 'go', to: '/our-brands' })
  })

  test.each(['Contractor', 'Vendor'] as const)('7: a %s goes to /account', (type) => {
    const stored = { redirect: '/cart', hasGuestCart: true }
    expect(signingIn({ portal: 'pro', user: { type }, ...stored })).toEqual({ kind: 'go', to: '/account' })
  })

  test('7: an Admin goes to /account only with the one-time code', () => {
    const admin = { type: 'Admin' } as const
    expect(signingIn({ portal: 'admin', user: admin })).toEqual({ kind: 'one_time_code' })
    expect(signingIn({ portal: 'admin', user: { ...admin, otp_verified: true } })).toEqual({
      kind: 'go',
      to: '/account',
    })
  })

  test('8: who is signed in is sent from the sign-in page to /account, an Admin only with the code', () => {
    expect(signedInAtLogin(aUser)).toBe('/account')
    expect(signedInAtLogin({ ...aUser, type: 'Vendor' })).toBe('/account')
    expect(signedInAtLogin({ ...aUser, type: 'Admin' })).toBeNull()
    expect(signedInAtLogin({ ...aUser, type: 'Admin', otp_verified: true })).toBe('/account')
  })
})

describe('social login', () => {
  test.each([
    [2, '/account', '/projects'],
    [0, '/account', '/account'],
    [0, '/login', '/'],
    [0, null, '/'],
  ])('with %i projects and %s stored it goes to %s', (total_projects, stored, to) => {
    expect(afterSocialLogin({ ...aUser, total_projects }, stored)).toBe(to)
  })

  test('never to where a provider sends people back: without what it said there is nothing to do', () => {
    expect(afterSocialLogin({ ...aUser, total_projects: 0 }, '/social/acme/callback')).toBe('/')
  })
})

test('the guard’s way to Login holds the path, its query included', () => {
  expect(loginFor('/account?tab=2')).toBe('/login?redirect=%2Faccount%3Ftab%3D2')
  expect(loginFor('/login')).toBe('/login')
})

test('roles have the specification’s numbers', () => {
  expect((['Admin', 'Contractor', 'Vendor', 'User'] as const).map((type) => roleOf({ type }))).toEqual([
    1, 2, 2, 3,
  ])
})
