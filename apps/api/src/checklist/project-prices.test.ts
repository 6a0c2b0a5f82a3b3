import type { ApprovalPage } from '@showroom/contract/checklist/approval-link.endpoints'
import type { Cart } from '@showroom/contract/cart/cart'
import type { Selection } from '@showroom/contract/checklist/checklist'
import type { ProjectCard } from '@showroom/contract/project/project'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { accountByEmail, saveEmailVerified } from '../account/account.store.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { checklistOf } from './testing/a-checklist.ts'
import { aPro } from '../testing/a-pro.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testDay } from '../testing/test-clock.ts'
import { aMemberOf, type Homeowner } from '../project/testing/a-homeowner.ts'
import { placeOrderFor } from '../project/testing/order.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => testDay)
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

/** The vendor's price with our fee, without the Pro's markup. */
const wholesaleCents = 8_019
const clientCents = 8_821

/** A Pro with a project of their own in their own showroom, which a client is in. */
const aProsProject = async () => {
  const pro = await aPro(opened)
  const account = await accountByEmail(opened.db, pro.email)
  if (account) await saveEmailVerified(opened.db, account.id, testDay)
  const owner = pro as unknown as Homeowner // it asks in the same way
  const { data: project } = await owner.ask('POST /api/project', {
    name: 'Bath for a client',
    zip_code: '91101',
    showroom: pro.userId,
  })
  const client = await aMemberOf(opened, owner, {
    projectId: project.id,
    right: 'approve',
    sees_prices: 'yes',
  })
  const [row] = await checklistOf(owner, project.id).add({
    title: 'Floor',
    options: [{ product_id: 'tile' }],
  })
  await owner.ask(`POST /api/project/${project.id}/item`, { items: [{ product_id: 'tile', qty: 1 }] })
  return { owner, client, project, row, showroom: pro.userId }
}

test('no client of a Pro’s own project is sent a wholesale price, and the Pro buys at it all the same', async () => {
  const { owner, client, project, row, showroom } = await aProsProject()
  const email = 'who-approves@people.test'
  await owner.ask(`POST /api/projectChecklist/${project.id}/link`, { selection_ids: [row?.id], email })
  const mail = opened.mail.mailbox?.list().find(({ to }) => to === email)
  const token = /\/a\/([0-9A-Za-z]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const page = await browserOn(opened.app)<ApprovalPage>('POST /api/approval/open', { body: { token } })
  const seen = [
    page,
    await client.ask<Selection[]>(`GET /api/projectChecklist/${project.id}`),
    await client.ask(`GET /api/project/${project.id}`),
    await client.ask('GET /api/project'),
  ]
  for (const { status, data } of seen) {
    expect(status).toBe(200)
    expect(JSON.stringify(data)).not.toContain(`${wholesaleCents}`)
    expect(JSON.stringify(data)).toContain(`${clientCents}`)
  }
  await checklistOf(owner, project.id).decide(row, 'approve', { text: 'Said so on the phone.' })
  const { data } = await owner.ask<Cart>('POST /api/projectCart/sync_to_bulk_cart', {
    showroom,
    project_id: project.id,
  })
  expect(data.Project_tans).toMatchObject([
    { unit_price_cents: wholesaleCents, previous_unit_price_cents: null },
  ])
})

test('what a Pro has paid at wholesale for a project of their own is the Pro’s to see, and no client’s', async () => {
  const { owner, client, project } = await aProsProject()
  await placeOrderFor(opened.db, { projectId: project.id, totalCents: wholesaleCents })
  const cents = async ({ ask }: Homeowner) => {
    const whole = await ask(`GET /api/project/${project.id}`)
    const card = (await ask<ProjectCard[]>('GET /api/project')).data.find(({ id }) => id === project.id)
    return [whole.data.ordered_cents, card?.ordered_cents, whole.data.order_count]
  }
  expect(await cents(owner)).toEqual([wholesaleCents, wholesaleCents, 1])
  expect(await cents(client)).toEqual([undefined, undefined, 1])
})
