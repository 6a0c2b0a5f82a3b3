import type { FastifyInstance } from 'fastify'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import { aRegistration, browserOn } from '../account/testing/person.ts'
import type { Db } from '../platform/db/db.ts'
import { openShowroom } from '../showroom/open-showroom.ts'

type Opened = { app: FastifyInstance; db: Db }

/** A Pro who is signed in, with an open showroom at the standard markup. */
export const aPro = async ({ app, db }: Opened, telling: Record<string, unknown> = {}) => {
  const ask = browserOn(app)
  const registration = aRegistration(telling)
  const { data } = await ask('POST /api/register', { body: registration })
  await setTypeAndStatus(db, registration.email, { type: 'Contractor', status: 'Active' })
  const vsdId = await db.transaction((tx) =>
    openShowroom(tx, {
      userId: data.user.id,
      requestedId: '',
      companyName: 'A Pro and Daughters',
      city: 'Pasadena',
      state: 'CA',
      phone: '6265550142',
      licenseNumber: null,
      yearsInBusiness: null,
      themeColor: null,
      businessLogo: null,
      markupBps: null,
      shownCategories: [],
      now: new Date('2026-11-02T18:15:00Z'),
    }),
  )
  const token = data.token ?? ''
  return {
    userId: data.user.id,
    email: registration.email,
    vsdId,
    token,
    ask: <Data>(call: string, body?: object) => ask<Data>(call, { token, body }),
  }
}
