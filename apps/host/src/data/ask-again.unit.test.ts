import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { askUntilAnswered } from './ask-again.ts'

/** What each call came to, in order; what is asked beyond them is lost. */
const asking = (...isLost: boolean[]) => {
  const asked: boolean[] = []
  const end = askUntilAnswered(async (isAgain) => {
    asked.push(isAgain)
    return isLost[asked.length - 1] ?? true
  })
  onTestFinished(end)
  return { asked, end }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  vi.stubGlobal('window', network)
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.useRealTimers()
  // The next file of this worker has a page of its own, or none.
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const comes = async (target: EventTarget, name: string) => {
  target.dispatchEvent(new Event(name))
  await pass(0)
}

test('an answer is not asked for again', async () => {
  const { asked } = asking(false)
  await pass(60_000)
  await comes(page, 'visibilitychange')
  expect(asked).toEqual([false])
})

test('a lost call is asked again after two seconds, and after five more', async () => {
  const { asked } = asking()
  await pass(1_999)
  expect(asked).toEqual([false])
  await pass(1)
  expect(asked).toEqual([false, true])
  await pass(5_000)
  expect(asked).toEqual([false, true, true])
  await pass(600_000)
  expect(asked).toHaveLength(3)
})

test.each([
  ['the network is back', () => comes(network, 'online')],
  ['the page is looked at again', () => comes(page, 'visibilitychange')],
])('what was lost three times is asked again when %s', async (_when, happens) => {
  const { asked } = asking(true, true, true, false)
  await pass(10_000)
  await happens()
  expect(asked).toHaveLength(4)
  await pass(600_000)
  expect(asked).toHaveLength(4)
})

test('a page that is left is not looked at', async () => {
  const { asked } = asking()
  await pass(10_000)
  page.visibilityState = 'hidden'
  await comes(page, 'visibilitychange')
  expect(asked).toHaveLength(3)
})

test('whatever was answered is asked for when the network is back', async () => {
  const { asked } = asking(false, false)
  await pass(0)
  await comes(network, 'online')
  expect(asked).toEqual([false, true])
})

test('nothing is asked once it has ended', async () => {
  const { asked, end } = asking()
  await pass(0)
  end()
  await pass(600_000)
  await comes(network, 'online')
  await comes(page, 'visibilitychange')
  expect(asked).toEqual([false])
})
