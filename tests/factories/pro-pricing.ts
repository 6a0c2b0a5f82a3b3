import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { ask, expect, hostAt } from './person.ts'

/** Opens a page as the Pro of the demo, in whose showroom the fans are; the key of the session. */
export const openAsPro = async (page: Page, path: string): Promise<string> => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  // The first look at all prices of a Pro takes longer on a busy machine than a browser waits.
  await ask('GET /api/markup/products?page_size=1', { token })
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(path))
  return token
}

export const firstFan = async () => {
  const body = { showroom: 'HARVEST2', category: 'fans', page_size: 1 }
  const reply = await ask<ProductsReply['data']>('POST /api/visualization/products', { body })
  const [first] = reply.data
  if (!first) throw new Error('The showroom shows no fan.')
  return first
}

export const fits = async (page: Page) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
