import { demoPassword } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

test('a Pro hides what they earn while a client looks on, holds a figure to see it, and goes back', async ({
  page,
}) => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  await page.goto(hostAt('/about_us'))
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt('/account/home'))
  await expect(page.getByText('Available')).toBeVisible()
  const told: string[] = []
  page.on('request', (request) => told.push(new URL(request.url()).pathname))

  await page.getByRole('switch', { name: 'Client view' }).click()
  await expect(page.getByText('Client view: costs and profit are hidden.')).toBeVisible()
  const held = page.getByRole('button', { name: 'Hold to see: Available' })
  await expect(held).toBeVisible()
  expect(told).not.toContain('/api/balance')
  expect(await violationsOf(page)).toEqual([])

  await held.focus()
  await page.keyboard.down('Space')
  await expect(page.getByRole('button', { name: /^-?\$[\d,]+\.\d\d$/ })).toBeVisible()
  await page.keyboard.up('Space')
  await expect(held).toBeVisible()

  await page.goto(hostAt('/account/balance'))
  await expect(page.getByRole('heading', { name: 'Closed in Client view' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('main').getByRole('button', { name: 'Back to Pro view' }).click()
  await expect(page.getByText('Client view: costs and profit are hidden.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Balance' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closed in Client view' })).toBeHidden()
})
