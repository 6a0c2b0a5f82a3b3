import type { FastifyInstance } from 'fastify'
import { aContractorApplication } from './applicant.ts'
import { anApplicantsBrowser } from './applying.ts'

/** A visitor whose form is filled in up to the last click. */
export const readyToSubmit = async (app: FastifyInstance, telling: object = {}, document = 'license') => {
  const visitor = anApplicantsBrowser(app)
  const application = aContractorApplication(telling)
  await visitor.ask('PUT /api/application', { body: { type: 'Contractor', form: {} } })
  await visitor.add({ kind: document })
  return {
    ...visitor,
    application,
    submit: () => visitor.ask('POST /api/application', { body: application }),
  }
}
