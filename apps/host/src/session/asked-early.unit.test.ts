import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyReply, leaveEarly, takeEarly } from './asked-early.ts'

const [url, list] = ['/api/authuser?showroom=0', '/api/sold_order?showroom=0']
const stop = vi.fn()
const answer = Promise.resolve(new Response('{}'))
const listed = Promise.resolve(new Response('[]'))
const reply = { success: true, data: [] }
const ask = (changes: object = {}) => takeEarly({ url, token: 'lena', ...changes })

beforeEach(() => {
  stop.mockClear()
  vi.useFakeTimers({ now: 0 })
  const asked = { token: 'lena', at: 0, stop, reply: undefined }
  const calls = [
    { ...asked, url, answer },
    { ...asked, url: list, answer: listed, reply },
  ]
  vi.stubGlobal('window', { askedEarly: { calls, all: Promise.resolve() } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an answer goes once to whoever asks the same with the same token', () => {
  expect(ask()).toBe(answer)
  expect(ask()).toBeNull()
  expect(ask({ url: list })).toBe(listed)
})

test('another call leaves it there', () => {
  expect(ask({ url: '/api/shop?showroom=0' })).toBeNull()
  expect(ask()).toBe(answer)
})

test('what has been said already can be drawn until it is left, and is not asked for again', () => {
  expect(earlyReply(list, 'lena')).toMatchObject({ reply, at: 0 })
  expect(earlyReply(list, 'lena')).not.toBeNull()
  leaveEarly(list)
  expect(earlyReply(list, 'lena')).toBeNull()
  expect(ask({ url: list })).toBeNull()
  expect(stop).not.toHaveBeenCalled()
})

test('what has not been said yet can not be drawn', () => {
  expect(earlyReply(url, 'lena')).toBeNull()
})

test('what was asked for somebody else is told to nobody', () => {
  expect(earlyReply(list, 'mira')).toBeNull()
  expect(ask({ token: 'mira' })).toBeNull()
  expect(stop).toHaveBeenCalledTimes(2)
  expect(ask()).toBeNull()
})

test('what nobody took while it was fresh is asked anew', () => {
  vi.advanceTimersByTime(11_000)
  expect(earlyReply(list, 'lena')).toBeNull()
  expect(ask()).toBeNull()
})

test('after a write everything is asked anew', () => {
  expect(ask({ url: '/api/order', method: 'POST' })).toBeNull()
  expect(earlyReply(list, 'lena')).toBeNull()
  expect(ask()).toBeNull()
})

test('a call that is given up gives up what was asked', () => {
  const ended = new AbortController()
  void ask({ signal: ended.signal })
  ended.abort()
  expect(stop).toHaveBeenCalledOnce()
})
