import type { User } from '@showroom/contract/account/account'
import { describe, expect, test } from 'vitest'
import { aUser } from './a-user.fixtures.ts'
import { guard, type Needs } from './guard.ts'
import type { Session } from './session.ts'

const out: Session = { status: 'out', user: null, token: null }
const unknown: Session = { status: 'unknown', user: null, token: 'sr_u_0123456789' }
const signedIn = (fields: Partial<User> = {}): Session => ({
  status: 'in',
  user: { ...aUser, ...fields },
  token: 'sr_u_0123456789',
})
const visiting = (session: Session, needs: Needs = {}, previous: string | null = '/our-brands') =>
  guard({ session, needs, here: '/account/security?x=1', previous })

test('who is not signed in goes to Login with a redirect query that holds the path', () => {
  expect(visiting(out)).toEqual({ kind: 'go', to: '/login?redirect=%2Faccount%2Fsecurity%3Fx%3D1' })
})

test('who is signed in is let in; who may be is waited for', () => {
  expect(visiting(signedIn())).toEqual({ kind: 'in' })
  expect(visiting(unknown)).toEqual({ kind: 'unknown' })
})

test('an e-mail that is not verified is asked for first, but at the page that asks for it', () => {
  const session = signedIn({ email_verified_at: null })
  expect(visiting(session)).toEqual({
    kind: 'go',
    to: '/verifiction?redirect=%2Faccount%2Fsecurity%3Fx%3D1',
  })
  expect(visiting(session, { unverified: 'admitted' })).toEqual({ kind: 'in' })
})

test('an age that is open is asked for first, but at the page that asks for it, and never of who looks on', () => {
  const session = signedIn({ is_age_open: true })
  expect(visiting(session)).toEqual({ kind: 'go', to: '/your_age?redirect=%2Faccount%2Fsecurity%3Fx%3D1' })
  expect(visiting(session, { ageOpen: 'admitted' })).toEqual({ kind: 'in' })
  expect(visiting(signedIn({ is_age_open: false }))).toEqual({ kind: 'in' })
  expect(visiting(signedIn({ is_age_open: true, looked_on_by: 'Ada' }))).toEqual({ kind: 'in' })
  expect(visiting(signedIn({ is_age_open: true, email_verified_at: null }))).toMatchObject({
    to: expect.stringContaining('/verifiction'),
  })
})

describe('a route that asks for a role', () => {
  const roles = [
    ['Admin', 1],
    ['Contractor', 2],
    ['Vendor', 2],
    ['User', 3],
  ] as const

  test.each(roles)('takes a %s for role %i, and sends them back from the others', (type, role) => {
    for (const asked of [1, 2, 3] as const) {
      const back = { kind: 'go', to: '/our-brands' }
      expect(visiting(signedIn({ type }), { role: asked })).toEqual(asked === role ? { kind: 'in' } : back)
    }
  })

  test('sends back home where no page was before, or none of ours', () => {
    for (const previous of [null, 'https://evil.example', '//evil.example'])
      expect(visiting(signedIn(), { role: 1 }, previous)).toEqual({ kind: 'go', to: '/' })
  })
})
