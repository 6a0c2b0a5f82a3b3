import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { contractorAt } from '../factories/visit.ts'

const openEmbed = async (page: Page) => {
  const email = demoPeople.find((person) => person.type === 'Contractor')?.email ?? ''
  const body = { email, password: demoPassword, portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), data.token)
  await page.goto(hostAt('/account/embed'))
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a Pro sets up a tag, sees it in the preview, also on a hostile page, and copies what is to be pasted', async ({
  page,
}) => {
  await openEmbed(page)
  const preview = page.frameLocator('iframe[title="Preview of the tag on a page"]')
  await page.getByLabel('What to show').selectOption('showroom-products')
  await page.getByLabel(/^Category/).selectOption('porcelain-tile')
  await page.getByLabel(/^Products on a page/).fill('4')
  const tag = preview.locator('showroom-products[category="porcelain-tile"][page-size="4"]')
  await expect(tag.getByRole('heading', { name: 'Porcelain Tile', exact: true })).toBeVisible()
  await page.getByLabel(/On a hostile page/).check()
  await expect(preview.locator('h1')).toHaveCSS('text-transform', 'uppercase')
  await expect(tag.getByRole('heading', { name: 'Porcelain Tile', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied.').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('data-showroom="HARVEST2"')
  expect(copied).toContain('<showroom-products category="porcelain-tile" page-size="4"></showroom-products>')
  await page.getByRole('button', { name: 'React' }).click()
  await expect(page.getByRole('region', { name: 'What to paste' })).toContainText('@showroom/sdk')
})

test('a Pro adds a website, and sees there that the tags on it were seen', async ({ page }) => {
  const origin = new URL(contractorAt('/')).origin
  await openEmbed(page)
  await page.getByLabel('Website', { exact: true }).fill(origin)
  await page.getByRole('button', { name: 'Add website' }).click()
  const website = page.getByRole('listitem').filter({ hasText: origin })
  await expect(website.getByText('No tag seen yet')).toBeVisible()
  // As a tag on it asks when it is drawn.
  await fetch(hostAt('/').replace('/showroom/', '/api/shop?showroom=HARVEST2'), { headers: { origin } })
  await page.reload()
  await expect(website.getByText('Tags seen just now')).toBeVisible()
})

test.describe('looked over', () => {
  test.use({ bypassCSP: true })
  test('the page is there for everybody', async ({ page }) => {
    await openEmbed(page)
    await expect(page.getByRole('heading', { name: 'Your websites' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
