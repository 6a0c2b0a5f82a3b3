import type { FastifyInstance } from 'fastify'
import { aContractorApplication, aVendorApplication } from './applicant.ts'
import { anApplicantsBrowser } from './applying.ts'

/** Whoever was refused hears of it here, with the reply: what follows would only miss its number. */
const submit = async (browser: ReturnType<typeof anApplicantsBrowser>, application: object) => {
  const reply = await browser.ask('POST /api/application', { body: application })
  if (reply.status !== 200) throw new Error(`Not submitted: ${JSON.stringify(reply)}`)
  return reply.data.id
}

/** A Contractor who waits for an answer, in the browser they applied with. */
export const aSubmittedContractor = async (
  app: FastifyInstance,
  telling: object = {},
  person: object = {},
) => {
  const browser = anApplicantsBrowser(app)
  const application = aContractorApplication(telling, person)
  await browser.ask('PUT /api/application', { body: { type: 'Contractor', form: {} } })
  await browser.add({ kind: 'license', name: 'my license.png' })
  const id = await submit(browser, application)
  return { ...browser, application, id, email: application.person.email }
}

export const aSubmittedVendor = async (app: FastifyInstance, telling: object = {}) => {
  const browser = anApplicantsBrowser(app)
  const application = aVendorApplication(telling)
  await browser.ask('PUT /api/application', { body: { type: 'Vendor', form: {} } })
  await browser.add({ kind: 'resale_permit' })
  const id = await submit(browser, application)
  return { ...browser, application, id, email: application.person.email }
}
