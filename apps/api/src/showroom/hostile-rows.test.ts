import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

test.each(['red', '#12345', '#fff;background:url(//evil.example)', 'url(javascript:alert(1))', '#FFFFFF '])(
  'the colour “%s” is not kept',
  async (color) => {
    const saved = opened.db.query(sql`update showroom set theme_color = ${color} where vsd_id = 'HARVEST2'`)
    await expect(saved).rejects.toThrow()
  },
)

test('what stands in a showroom’s row leaves as data: a logo that is none as nothing, text as the text it is', async () => {
  const nasty = `"><img src=x onerror=alert(1)></style><script>alert(1)</script>`
  await opened.db.query(sql`
    update showroom set business_logo = 'javascript:alert(1)', company_name = ${nasty}, tagline = ${nasty}
    where vsd_id = 'HARVEST2'`)
  const reply = await opened.app.inject('/api/shop?showroom=pro_h4r7q2vk9s')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const { profile, theme } = reply.json().data
  expect(profile).toMatchObject({ company_name: nasty, tagline: nasty, business_logo: null })
  expect(theme.logo).toBeNull()
  for (const color of Object.values(theme.light)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
})
