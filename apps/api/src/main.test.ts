import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, demoPeople } from '@showroom/demo/people'
import { isServer, prepareTestData } from './testing/test-db.ts'
import { quiet, startProcess, stopAllProcesses } from './testing/test-process.ts'

let data: Awaited<ReturnType<typeof prepareTestData>>

beforeAll(async () => {
  data = await prepareTestData()
})
afterAll(async () => {
  stopAllProcesses()
  await data.remove()
})

test('it names every address, ends with the ready line, and answers', async () => {
  const running = await startProcess(data.variables)
  await running.ready
  const lines = running.said().trim().split('\n')
  expect(lines.at(-1)).toBe(`Showroom ready: http://localhost:${running.port}/showroom/`)
  expect(running.said()).toContain('HARVEST2  MAPLE247  CEDAR936')
  const shop = await fetch(`http://localhost:${running.port}/api/shop?showroom=HARVEST2`)
  expect(await shop.json()).toMatchObject({ success: true, data: { profile: { vsd_id: 'HARVEST2' } } })
  const demo = await fetch(`http://localhost:${running.port + 1}/`)
  expect(demo.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  running.stop('SIGTERM')
  expect(await running.ended).toBe(0)
})

test('people with a password that everybody may read are there in development only', async () => {
  const signIn = async (port: number) => {
    const body = JSON.stringify({ email: demoPeople[0]?.email, password: demoPassword })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`http://localhost:${port}/api/login`, { method: 'POST', headers, body })).status
  }
  for (const [NODE_ENV, isThere] of [
    ['production', false],
    ['development', true],
    // A database of development that became a real one.
    ['production', false],
  ] as const) {
    const running = await startProcess({ ...data.variables, ...quiet, NODE_ENV })
    await running.ready
    expect([NODE_ENV, await signIn(running.port)]).toEqual([NODE_ENV, isThere ? 200 : 422])
    expect(running.said().includes(demoPassword)).toBe(isThere)
    running.stop('SIGTERM')
    expect(await running.ended).toBe(0)
  }
})

test('what is wrong with the configuration is said, and the process ends', async () => {
  const running = await startProcess({ ...data.variables, PORT: 'many', LOG_LEVEL: 'loud' })
  expect(await running.ended).toBe(1)
  expect(running.said()).toContain('PORT must be a number, but is "many".')
  expect(running.said()).toContain('LOG_LEVEL must be silent, fatal')
})

// Several processes may share a database server; the embedded database belongs to one.
if (!isServer) {
  test('a second process on the same data folder is refused in words', async () => {
    const running = await startProcess(data.variables)
    await running.ready
    const second = await startProcess(data.variables)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain('is in use by another process')
    running.stop('SIGTERM')
    expect(await running.ended).toBe(0)
  })
}
