import type { FastifyInstance } from 'fastify'
import { aContractorApplication, aVendorApplication } from './applicant.ts'
import { anApplicantsBrowser } from './applying.ts'

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
  const { data } = await browser.ask('POST /api/application', { body: application })
  return { ...browser, application, id: data.id, email: application.person.email }
}

export const aSubmittedVendor = async (app: FastifyInstance, telling: object = {}) => {
  const browser = anApplicantsBrowser(app)
  const application = aVendorApplication(telling)
  await browser.ask('PUT /api/application', { body: { type: 'Vendor', form: {} } })
  await browser.add({ kind: 'resale_permit' })
  const { data } = await browser.ask('POST /api/application', { body: application })
  return { ...browser, application, id: data.id, email: application.person.email }
}
