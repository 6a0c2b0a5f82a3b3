import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { DesignerHire } from '@showroom/contract/designer/hire'
import type { OrderPayment } from '@showroom/contract/order/order'
import { browserOn } from '../../account/testing/person.ts'
import type { Homeowner } from '../../project/testing/a-homeowner.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import type { openTestApp } from '../../testing/test-app.ts'
import { type OpenedShop } from '../../order/testing/buyer.ts'
import { aClient } from './a-client.ts'
import { aDesigner } from './a-designer.ts'

export type Opened = Awaited<ReturnType<typeof openTestApp>>
export type Person = Pick<Homeowner, 'ask'>

export const missing = { status: 404, code: 'not_found', message: 'Record not found for processing.' }

type Step = string | ({ action: string } & Record<string, unknown>)

export const step = (person: Person, id: string, said: Step) =>
  person.ask<DesignerHire>(`PUT /api/designer_hire/${id}`, typeof said === 'string' ? { action: said } : said)

/** What the client types into the card's frame: any of Stripe's test cards. */
const typed = async ({ sandbox }: OpenedShop, number?: string) => ({
  payment_method_id: await sandbox.typed(number),
  keep: true,
})

/** A request for a package that is not paid for yet. */
export const anUnpaidHire = async (opened: OpenedShop) => {
  const designer = await aDesigner(opened)
  const client = await aClient(opened)
  const { data } = await client.ask<DesignerProfile>(`GET /api/designer/${designer.designerId}`)
  const { data: hire } = await client.hire(designer.designerId, { package: data.packages[0]?.id ?? '' })
  const { id } = hire
  const path = `/api/designer_hire/${id}/card`
  return {
    designer,
    client,
    id,
    pay: async (number?: string) =>
      client.ask<OrderPayment>(`POST ${path}`, { card: await typed(opened, number) }),
    payment: () => client.ask<OrderPayment>(`GET ${path}`),
    read: async (person: Person = client) =>
      (await person.ask<DesignerHire>(`GET /api/designer_hire/${id}`)).data,
  }
}

/** A request for a package, with its money held. */
export const aHire = async (opened: OpenedShop) => {
  const hire = await anUnpaidHire(opened)
  await hire.pay()
  return hire
}

/** A request for a quote, of a client with a whole brief. */
export const aQuotedHire = async (opened: Opened) => {
  const designer = await aDesigner(opened)
  const client = await aClient(opened)
  const { data: hire } = await client.hire(designer.designerId)
  return { designer, client, id: hire.id }
}

export const subjectsTo = ({ mail }: Opened, email: string): string[] =>
  (mail.mailbox?.list() ?? []).filter(({ to }) => to === email).map(({ subject }) => subject)

/** What the clock does, and the letters about it. */
export const runJob = async (opened: Opened, concept: 'designer' | 'project', name: string) => {
  await opened.modules[concept].jobs.find((job) => job.name === name)?.run(opened.now())
  await doJobs(opened)
}

/** Sessions end sooner than what two people have agreed. */
export const signedInAgain = async (
  { app }: Opened,
  { email, password }: { email: string; password: string },
): Promise<Person> => {
  const browser = browserOn(app)
  for (const portal of ['shop', 'pro']) {
    const { data, status } = await browser('POST /api/login', { body: { email, password, portal } })
    const { token } = data ?? {}
    if (status === 200)
      return { ask: (call, body) => browser(call, { token: token ?? '', ...(body ? { body } : {}) }) }
  }
  throw new Error(`${email} could not sign in.`)
}
