import { afterEach, expect, test, vi } from 'vitest'
import documented from './public-api.md?raw'
import type { ShowroomGlobal } from './showroom-global.ts'

const loaded = async (copy: string): Promise<ShowroomGlobal> => {
  await import(/* @vite-ignore */ `./loader.ts?copy=${copy}`)
  const found: unknown = window.Showroom
  if (typeof found !== 'object' || found === null || !('push' in found))
    throw new Error('window.Showroom is missing.')
  // Looked at just above; the rest is what this test is about.
  return found as ShowroomGlobal
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Showroom')
  vi.restoreAllMocks()
})

const shopAnswers = async () => {
  const { shopAnswer } = await import('./testing/shop-answer.ts')
  return vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(shopAnswer('0')))
}

test('the one global is Showroom', async () => {
  const before = new Set(Object.keys(window))
  await loaded('globals')
  expect(Object.keys(window).filter((name) => !before.has(name))).toEqual(['Showroom'])
})

test('the first copy stays; another major is told about, the same major is not', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const first = await loaded('first')
  expect(await loaded('second')).toBe(first)
  expect(info).not.toHaveBeenCalled()
  window.Showroom = { ...first, version: '7.0.0' }
  await loaded('third')
  expect(info).toHaveBeenCalledWith(expect.stringContaining('7.0.0 is running'))
})

test('what was pushed before the script came is run with the connection', async () => {
  await shopAnswers()
  const early = new Promise<number>((resolve) => {
    window.Showroom = [
      (connection: { cart: { get: () => { count: number } } }) => resolve(connection.cart.get().count),
    ]
  })
  await loaded('queue')
  expect(await early).toBe(3)
})

/** The very lines that pages copy. */
const stub = () => {
  const [, code = ''] =
    documented.split('### Before the script has come')[1]?.match(/```js\n([^`]+)```/) ?? []
  const script = document.createElement('script')
  script.textContent = code
  document.head.append(script)
  script.remove()
}

test('calls that the documented stub has taken before the script came are made and answered', async () => {
  await shopAnswers()
  stub()
  const early: unknown = window.Showroom
  const call = (name: string, ...given: unknown[]): unknown =>
    Reflect.apply(Reflect.get(Object(early), name), early, given)
  const heard: unknown[] = []
  const undo = call('on', 'cart-opened', (event: CustomEvent) => heard.push(event.detail))
  const connection = call('connect')
  const opened = call('openCart')
  const { disconnect } = await loaded('stub')
  expect(await connection).toMatchObject({ showroom: '0' })
  await opened
  expect(document.querySelector('showroom-cart')?.getAttribute('layout')).toBe('drawer')
  document.body.dispatchEvent(
    new CustomEvent('showroom:cart-opened', { bubbles: true, detail: { count: 1 } }),
  )
  Reflect.apply(Object(undo), undefined, [])
  expect(heard).toEqual([{ count: 1 }])
  await disconnect()
  document.querySelector('showroom-cart')?.remove()
})

test('a call that fails and that nobody waits for does not reach the page', async () => {
  const strays: unknown[] = []
  const hear = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    strays.push(event.reason)
  }
  window.addEventListener('unhandledrejection', hear)
  const { connect } = await loaded('strays')
  const refused = connect({ showroom: 'NOSUCH99' })
  await expect(refused).rejects.toHaveProperty('code')
  void connect({ showroom: 'NOSUCH98' })
  await expect(connect({ showroom: 'NOSUCH97' })).rejects.toHaveProperty('code')
  await new Promise((done) => setTimeout(done))
  window.removeEventListener('unhandledrejection', hear)
  expect(strays).toEqual([])
})

test('connect gives the shop; the connection hears only its own showroom, and can be undone', async () => {
  await shopAnswers()
  const { connect } = await loaded('connect')
  const connection = await connect()
  expect(connection.showroom).toBe('0')
  const heard = vi.fn()
  const undo = connection.on('cart-opened', heard)
  document.body.dispatchEvent(
    new CustomEvent('showroom:cart-opened', { bubbles: true, detail: { count: 1 } }),
  )
  expect(heard).not.toHaveBeenCalled()
  undo()
  connection.disconnect()
})

test('on hears every widget of the page until it is undone', async () => {
  const { on } = await loaded('on')
  const counts: number[] = []
  const undo = on('cart-opened', (event) => counts.push(event.detail.count))
  const tell = () =>
    document.body.dispatchEvent(
      new CustomEvent('showroom:cart-opened', { bubbles: true, detail: { count: 2 } }),
    )
  tell()
  undo()
  tell()
  expect(counts).toEqual([2])
})
