import type { Page } from '@playwright/test'
import { ask, expect } from './person.ts'

/** On the page of a hire: its client asks a part of what was charged back, and the designer agrees. */
export const refundPart = async (page: Page, designerToken: string) => {
  const name = 'Ask for a refund'
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByLabel('Why? The designer reads it.').fill('One plan is missing.')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('Waiting for the designer', { exact: true })).toBeVisible()
  const id = page.url().split('/').at(-1)
  await ask(`PUT /api/designer_hire/${id}/refund`, { token: designerToken, body: { action: 'agree' } })
  await page.reload()
  await expect(page.getByText('$100.00 given back')).toBeVisible()
}
