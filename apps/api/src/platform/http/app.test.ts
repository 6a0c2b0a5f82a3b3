import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>

beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

test('the process is alive and its database answers', async () => {
  expect((await opened.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const readiness = async () => (await opened.app.inject('/readyz')).json()
  await expect.poll(readiness, { timeout: 30_000 }).toEqual({ status: 'ready', database: opened.db.kind })
})
