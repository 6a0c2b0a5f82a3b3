import { describe, expect, test } from 'vitest'
import { afterAsking, headerCheck, withRedirect } from './redirect.ts'

const aUser = {
  type: 'User',
  status: 'Active',
  email_verified_at: '2026-11-21T12:00:00.000Z',
  total_projects: 0,
  photo: null,
  language: null,
  otp_verified: false,
} as const

describe('header user check', () => {
  const at = (pathname: string, redirect: string | null = null, search = '') => ({
    pathname,
    search,
    redirect,
  })

  test('an Admin without the one-time code is signed out everywhere but at Login', () => {
    const admin = { ...aUser, type: 'Admin' } as const
    expect(headerCheck(admin, at('/account'))).toEqual({ kind: 'sign_out' })
    expect(headerCheck(admin, at('/'))).toEqual({ kind: 'sign_out' })
    expect(headerCheck(admin, at('/login'))).toEqual({ kind: 'stay' })
    expect(headerCheck({ ...admin, otp_verified: true }, at('/account'))).toEqual({ kind: 'stay' })
  })

  test('an e-mail that is not verified goes to /verifiction from every other page, and back after', () => {
    const unverified = { ...aUser, email_verified_at: null }
    expect(headerCheck(unverified, at('/'))).toEqual({ kind: 'go', to: '/verifiction' })
    expect(headerCheck(unverified, at('/cart'))).toEqual({ kind: 'go', to: '/verifiction?redirect=%2Fcart' })
    // A room of one's own is named by its query alone.
    expect(headerCheck(unverified, at('/visualize/room', null, '?design=abc'))).toEqual({
      kind: 'go',
      to: '/verifiction?redirect=%2Fvisualize%2Froom%3Fdesign%3Dabc',
    })
    // Elsewhere a query may hold a secret, which no address is to carry on.
    expect(headerCheck(unverified, at('/cart', null, '?code=secret'))).toEqual({
      kind: 'go',
      to: '/verifiction?redirect=%2Fcart',
    })
    expect(headerCheck(unverified, at('/verifiction'))).toEqual({ kind: 'stay' })
    expect(headerCheck(unverified, at('/verify/abc'))).toEqual({ kind: 'stay' })
    // Its thank-you is still to be read.
    expect(headerCheck(unverified, at('/register'))).toEqual({ kind: 'stay' })
  })

  test('whoever follows an invitation is led to verification, and back to the very same one', () => {
    const invited = '/projects/join?code=abc-123'
    const led = headerCheck(
      { ...aUser, email_verified_at: null },
      at('/projects/join', null, '?code=abc-123'),
    )
    expect(led).toEqual({ kind: 'go', to: withRedirect('/verifiction', invited) })
    expect(headerCheck(aUser, at('/verifiction', invited))).toEqual({ kind: 'go', to: invited })
    // Verified, they are left to it: it is asked for once.
    expect(headerCheck(aUser, at('/projects/join', null, '?code=abc-123'))).toEqual({ kind: 'stay' })
  })

  test('a verified user on the verify pages goes to the redirect query or home', () => {
    expect(headerCheck(aUser, at('/verifiction', '/cart'))).toEqual({ kind: 'go', to: '/cart' })
    // Once its link is used, which may be that of a new e-mail.
    expect(headerCheck(aUser, at('/verify/abc'))).toEqual({ kind: 'stay' })
    expect(afterAsking('/cart')).toBe('/cart')
    expect(headerCheck(aUser, at('/verifiction', '//evil.example'))).toEqual({ kind: 'go', to: '/' })
    expect(headerCheck(aUser, at('/cart'))).toEqual({ kind: 'stay' })
  })
})
