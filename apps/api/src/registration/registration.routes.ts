import { browserOf } from '../account/require-account.ts'
import type { Serve } from '../platform/http/serve.ts'
import { type RegistrationDeps, signUp } from './sign-up.ts'

export const registrationRoutes = (serve: Serve, deps: RegistrationDeps) => {
  serve('POST /api/register', async ({ body }, who) => {
    const { message, ...data } = await signUp(deps, body, browserOf(who))
    return { success: true, data, message }
  })
}
