import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aUser } from './a-user.fixtures.ts'
import { beginSession, followOtherTabs, useSession } from './session.ts'

const token = 'a token of twenty or so'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  useSession.setState({ status: 'out', user: null, token: null }, true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
})

test('who comes in by a door is not led where somebody before them wanted to go', () => {
  kept.set('verify_redirect', '/register/contractor')
  beginSession({ user: aUser, token })
  expect(kept.get('verify_redirect')).toBeUndefined()
  expect(kept.get('authToken')).toBe(token)
})

test('who is signed in again by their browser still goes where they wanted to go', () => {
  kept.set('verify_redirect', '/checkout')
  useSession.setState({ status: 'unknown', user: null, token: null }, true)
  beginSession({ user: aUser, token })
  expect(kept.get('verify_redirect')).toBe('/checkout')
})

test('a page that Back brings out of the browser’s memory shows nobody who has signed out meanwhile', () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { cookie: '' })
  beginSession({ user: aUser, token })
  onTestFinished(followOtherTabs())
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  kept.delete('authToken')
  comeBack(false)
  expect(useSession.getState().status).toBe('in')
  comeBack(true)
  expect(useSession.getState()).toEqual({ status: 'out', user: null, token: null })
})
