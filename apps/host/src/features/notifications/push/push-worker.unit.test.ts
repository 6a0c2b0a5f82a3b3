import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

const worker = await readFile(new URL('../../../../public/push-worker.js', import.meta.url), 'utf8')
const origin = 'https://market.test'

type Listener = (event: object) => void
let listeners: Record<string, Listener>
let done: unknown[]
let waited: Promise<unknown>[]
let open: { url: string; focus: () => void }[]

/** The worker in a browser that writes down what it is told to do. */
beforeEach(() => {
  ;[listeners, done, waited, open] = [{}, [], [], []]
  const self = {
    location: { origin },
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    registration: { showNotification: async (...shown: unknown[]) => done.push(shown) },
    clients: { matchAll: async () => open, openWindow: async (url: string) => done.push(`open ${url}`) },
  }
  runInNewContext(worker, { self, URL })
})

const happens = async (kind: string, event: object) => {
  listeners[kind]?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) })
  await Promise.all(waited)
}
const press = (path: unknown) =>
  happens('notificationclick', { notification: { close: () => done.push('close'), data: { path } } })

test('what is pushed is shown; what comes again takes the place of itself', async () => {
  const note = { title: 'Showroom', body: 'Ana has joined.', path: '/projects/p1/people', tag: 'n1' }
  await happens('push', { data: { json: () => note } })
  expect(done).toEqual([
    [
      'Showroom',
      {
        body: 'Ana has joined.',
        tag: 'n1',
        data: { path: '/projects/p1/people' },
        icon: '/showroom/icon.svg',
      },
    ],
  ])
})

test('a press opens its page, or goes to it where it is open', async () => {
  await press('/projects/p1/people')
  const url = `${origin}/showroom/projects/p1/people`
  open = [{ url, focus: () => done.push('focus') }]
  await press('/projects/p1/people')
  expect(done).toEqual(['close', `open ${url}`, 'close', 'focus'])
})

test.each([undefined, 'https://elsewhere.test/', 7])('a place like %s is the list', async (path) => {
  await press(path)
  expect(done).toEqual(['close', `open ${origin}/showroom/notification`])
})
