import { twoStepMessages as say } from '@showroom/contract/account/two-step.messages'
import type { Serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireAccount } from '../require-account.ts'
import { newRecovery, presentTwoStep, setUpTwoStep, turnOffTwoStep, turnOnTwoStep } from './two-step.ts'

/** The second step of signing in, as its owner turns it on and off. */
export const twoStepRoutes = (serve: Serve, deps: AccountDeps) => {
  serve('GET /api/two_step', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await presentTwoStep(deps, account) }
  })

  serve('POST /api/two_step', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await setUpTwoStep(deps, account, body.current_password) }
  })

  serve('PUT /api/two_step', async ({ body: { code } }, who) => {
    const { account, caller } = await requireAccount(deps, who)
    const recovery_codes = await turnOnTwoStep(deps, { account, sessionId: caller.sessionId }, code)
    const data = { two_step: await presentTwoStep(deps, account), recovery_codes }
    return { success: true, data, message: say.turnedOn }
  })

  serve('POST /api/two_step/recovery', async ({ body: { current_password: password, code } }, who) => {
    const { account } = await requireAccount(deps, who)
    const recovery_codes = await newRecovery(deps, { account, password, code })
    const data = { two_step: await presentTwoStep(deps, account), recovery_codes }
    return { success: true, data, message: say.newRecovery }
  })

  serve('POST /api/two_step/off', async ({ body: { current_password: password, code } }, who) => {
    const { account } = await requireAccount(deps, who)
    await turnOffTwoStep(deps, { account, password, code })
    return { success: true, data: await presentTwoStep(deps, account), message: say.turnedOff }
  })
}
