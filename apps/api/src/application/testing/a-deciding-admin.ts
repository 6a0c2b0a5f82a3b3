import type { ReviewedApplication } from '@showroom/contract/application/application'
import { beforeAll, beforeEach } from 'vitest'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { aMarketplace, minutes } from '../../account/testing/marketplace.ts'
import { anApplicantsBrowser, type Replied } from './applying.ts'

/** A marketplace with an Admin, who comes anew and gives the one-time code before each test. */
export const aDecidingAdmin = () => {
  const marketplace = aMarketplace()
  const { ask, app, db, later, codeIn, registered } = marketplace
  let admin: { email: string; password: string }
  let token = ''

  beforeAll(async () => {
    admin = await registered()
    await setTypeAndStatus(db(), admin.email, { type: 'Admin', status: 'Active' })
  })
  const signAdminIn = async () => {
    const { data } = await ask('POST /api/login', { body: { ...admin, portal: 'admin' } })
    token = data.token ?? ''
    await ask('GET /api/login/verify_otp', { token })
    await ask(`GET /api/login/verify_otp?otp=${codeIn(admin.email)}`, { token })
  }
  // So that no test uses up what one address may do in an hour, and the code is fresh.
  beforeEach(() => {
    later(minutes(61))
    return signAdminIn()
  })

  return {
    ...marketplace,
    admin: () => admin,
    token: () => token,
    signAdminIn,
    asAdmin: <Data = ReviewedApplication>(call: string, body?: object): Promise<Replied<Data>> =>
      anApplicantsBrowser(app()).ask<Data>(call, { token, ...(body ? { body } : {}) }),
  }
}

/** Where the Admin finds an application. */
export const of = (id: string) => `/api/admin/applications/${id}`
