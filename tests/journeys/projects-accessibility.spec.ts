import type { Page } from '@playwright/test'
import { aFilledProject } from '../factories/a-filled-project.ts'
import { violationsOf } from '../factories/axe.ts'
import { aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { atGate } from '../factories/lane.ts'

test.use({ bypassCSP: true })

const keep = (page: Page, { token }: Person) =>
  page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')

const dialogs = {
  '/projects': 'New project',
  overview: 'Edit details',
  rooms: 'Add a room',
  items: 'Paste a list',
  people: 'Invite somebody',
}

for (const width of [390, 1280])
  test.describe(`at ${width} px axe finds nothing`, atGate(width === 390), () => {
    test.use({ viewport: { width, height: 900 } })

    test('on an empty list of projects', async ({ page }) => {
      await keep(page, await aVerifiedPerson())
      await page.goto(hostAt('/projects'))
      await expect(page.getByText('No project yet.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    test('on the list, in every tab of a project, and in its dialogs', async ({ page }) => {
      const person = await aVerifiedPerson()
      const id = await aFilledProject(person)
      await keep(page, person)
      for (const path of ['/projects', 'overview', 'rooms', 'items', 'files', 'people']) {
        await page.goto(hostAt(path === '/projects' ? path : `/projects/${id}/${path}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        expect([path, await violationsOf(page)]).toEqual([path, []])
        const opener = Object.entries(dialogs).find(([name]) => name === path)?.[1]
        if (!opener) continue
        await page.getByRole('button', { name: opener }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        // What is still coming in is paler than it will be.
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
        expect([opener, await violationsOf(page)]).toEqual([opener, []])
      }
    })
  })
