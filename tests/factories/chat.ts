import type { Browser, Page } from '@playwright/test'
import { ask, aVerifiedPerson, hostAt, mailTo, type Person } from './person.ts'
import { pageHydrated } from './visit.ts'

const showroom = 'HARVEST2'

export const open = async (page: Page, person: Person, path: string) => {
  const kept: [string | null, string] = [person.token, showroom]
  await page.addInitScript(([token, vsdId]) => {
    localStorage.setItem('authToken', token ?? '')
    localStorage.setItem('vsd_id', vsdId)
  }, kept)
  await page.goto(hostAt(path))
  await pageHydrated(page)
}

/** A project, and a Pro who was invited to it and has joined. */
export const twoOfAProject = async () => {
  const owner = await aVerifiedPerson({ full_name: 'Ana Quill' })
  const other = await aVerifiedPerson({ full_name: 'Mara Holt' })
  const body = { name: 'Main bath', zip_code: '91101', showroom }
  const { data } = await ask<{ id: string }>('POST /api/project', { token: owner.token, body })
  const access = { role: 'designer', right: 'approve', sees_prices: 'yes' }
  await ask(`POST /api/project/${data.id}/member`, {
    token: owner.token,
    body: { email: other.email, ...access },
  })
  const mail = await mailTo(other.email, 'Main bath')
  const code = /code=([0-9A-Za-z]+)/.exec(mail)?.[1]
  await ask('POST /api/project_invitation', { token: other.token, body: { code } })
  return { owner, other, id: data.id }
}

export const elsewhere = async (browser: Browser, person: Person, path: string) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await open(page, person, path)
  return { page, context }
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
export const said = (page: Page) => page.getByRole('log').getByRole('article')
export const write = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
}
export const moreOn = (page: Page, text: string) =>
  said(page)
    .filter({ hasText: text })
    .getByRole('button', { name: /^More on/ })
