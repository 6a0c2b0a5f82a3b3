import { endpoints } from '@showroom/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>

beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const read = async () => {
  const reply = await opened.app.inject('/api/openapi.json')
  expect(reply.statusCode).toBe(200)
  return reply
}

test('every call of the contract is described', async () => {
  const { paths } = (await read()).json()
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(Object.keys(endpoints).sort())
})

test('every reference leads to a shape that is there', async () => {
  const reply = await read()
  const names = Object.keys(reply.json().components.schemas)
  const references = [...reply.body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  expect(references.length).toBeGreaterThan(5)
  for (const target of references) {
    expect(names.map((name) => `#/components/schemas/${name}`)).toContain(target)
  }
})

test('parameters and bodies are those of the contract', async () => {
  const { paths } = (await read()).json()
  const list = paths['/api/visualization/products'].get.parameters
  expect(list.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['showroom', 'category', 'filters', 'page', 'page_size', 'sort']),
  )
  const body = paths['/api/projectCart/sync_to_cart'].post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(expect.arrayContaining(['action']))
})

test('every call says who may make it', async () => {
  const { paths, components } = (await read()).json()
  const operations: Record<string, unknown>[] = Object.values(paths).flatMap((path) =>
    Object.values(path ?? {}),
  )
  for (const { security, 'x-access': access } of operations) {
    expect(['anyone', 'cart', 'session', 'account', 'member', 'admin', 'ai']).toContain(access)
    expect(security).toBeInstanceOf(Array)
  }
  expect(paths['/api/profile'].get.security).toEqual([{ session: [] }])
  expect(paths['/api/projectCart'].get.security).toEqual([{}, { session: [] }])
  expect(components.securitySchemes.session).toEqual({ type: 'http', scheme: 'bearer' })
})
