import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import type { Page } from '@playwright/test'
import { aFilledProject } from './a-filled-project.ts'
import { anAdmin } from './applicant.ts'
import { ask } from './person.ts'
import { aShopper, cards, fillCart, placeOrder, showroom } from './shopper.ts'

/** Who looks at a page, and what of theirs is there to be looked at. */
export type Visitor = { token: string | null; order?: string; project?: string }
export type VisitorName = 'guest' | 'client' | 'contractor' | 'vendor' | 'admin'

const demo = async (type: 'Contractor' | 'Vendor'): Promise<Visitor> => {
  const email = demoPeople.find((person) => person.type === type)?.email ?? ''
  const body = { email, password: demoPassword, portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  return { token: data.token }
}

/** With an order, a project, an address, a card, and a cart again. */
const aClient = async (): Promise<Visitor> => {
  const person = await aShopper([cards.good])
  const { order_id: order } = await placeOrder(person)
  const project = await aFilledProject(person)
  await fillCart(person)
  return { token: person.token, order, project }
}

export const visitors: Record<VisitorName, () => Promise<Visitor>> = {
  guest: async () => ({ token: null }),
  client: aClient,
  contractor: () => demo('Contractor'),
  vendor: () => demo('Vendor'),
  admin: async () => ({ token: await anAdmin() }),
}

/** The page is dressed light or dark as the browser says, from then on. */
export const dressAsBrowser = async ({ token }: Visitor) => {
  if (token) await ask('PUT /api/setting', { token, body: { theme: 'auto' } })
}

/** In a showroom or in none, once: a page that is loaded later keeps what it has made of it. */
export const arrive = (page: Page, { token }: Visitor, isInShowroom: boolean) =>
  page.addInitScript(
    ([kept, vsdId]) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', '1')
      if (kept) localStorage.setItem('authToken', kept)
      if (vsdId) localStorage.setItem('vsd_id', vsdId)
    },
    [token, isInShowroom ? showroom : null],
  )
