import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarly } from './asked-early.ts'

const url = '/api/authuser?showroom=0'
const stop = vi.fn()
const answer = Promise.resolve(new Response('{}'))
const ask = (changes: object = {}) => takeEarly({ url, token: 'lena', signal: undefined, ...changes })

beforeEach(() => {
  stop.mockClear()
  vi.stubGlobal('window', { askedEarly: { url, token: 'lena', answer, stop } })
})
afterEach(() => vi.unstubAllGlobals())

test('the answer goes once to whoever asks the same with the same token', () => {
  expect(ask()).toBe(answer)
  expect(ask()).toBeNull()
})

test('another call leaves it there', () => {
  expect(ask({ url: '/api/shop?showroom=0' })).toBeNull()
  expect(ask()).toBe(answer)
})

test('what was asked for somebody else is told to nobody', () => {
  expect(ask({ token: 'mira' })).toBeNull()
  expect(stop).toHaveBeenCalledOnce()
  expect(ask()).toBeNull()
})

test('a call that is given up gives up what was asked', () => {
  const ended = new AbortController()
  void ask({ signal: ended.signal })
  ended.abort()
  expect(stop).toHaveBeenCalledOnce()
})
