import { previewPath } from '@showroom/contract/showroom/embed-preview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const show = async (query: Record<string, string>) => {
  const url = `${previewPath}?${new URLSearchParams(query).toString()}`
  const reply = await opened.app.inject({ url })
  return {
    status: reply.statusCode,
    html: reply.body,
    policy: String(reply.headers['content-security-policy']),
  }
}

test('the page loads the very script and shows the tag with its attributes, in frames of ours alone', async () => {
  const { status, html, policy } = await show({
    showroom: 'HARVEST2',
    tag: 'showroom-products',
    category: 'tile',
    'page-size': '8',
  })
  expect(status).toBe(200)
  expect(html).toContain('src="/showroom/embed/v1/showroom.js" data-showroom="HARVEST2"')
  expect(html).toContain('<showroom-products category="tile" page-size="8"></showroom-products>')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'self'")
})

test('nothing that is asked for becomes code or markup', async () => {
  const { html, policy } = await show({
    showroom: '"><script>alert(1)</script>',
    tag: 'showroom-shop',
    start: '"><img src=x>',
    onclick: 'alert(1)',
    style: 'color: red',
    '--showroom-accent': 'red } body { background: url(//evil.example)',
    'x onload': '1',
  })
  expect(html).not.toMatch(/<script>|<img|onclick|evil|onload|style=/)
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(policy).toContain(`'nonce-${nonce}'`)
})

test('a look of its own and a hostile page are written as a sheet', async () => {
  const asked = { tag: 'showroom-shop', '--showroom-accent': '#7a3b12', page: 'hostile' }
  const { html } = await show(asked)
  expect(html).toContain('showroom-shop { --showroom-accent: #7a3b12 }')
  expect(html).toContain('font-size: 30px !important')
})

test.each(['script', 'showroom-', 'SHOWROOM-SHOP', ''])('there is no page for a tag “%s”', async (tag) => {
  expect((await show({ tag })).status).toBe(404)
})
