import { accountMessages } from '@showroom/contract/account/account.messages'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireAccount } from '../require-account.ts'
import { selectorIn } from './remember-device.ts'
import { devicesOf, forgetOwnDevice } from './remembered-device.store.ts'

/** The browsers that sign somebody in again. */
export const deviceRoutes = (serve: Serve, deps: AccountDeps) => {
  serve('GET /api/session/device', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    const devices = await devicesOf(deps.db, account.id, deps.now())
    const here = selectorIn(who.cookies)
    return {
      success: true,
      data: devices.map(({ publicId, selector, device, place, lastUsedAt, rememberedAt, expiresAt }) => ({
        id: publicId,
        device,
        place,
        last_used_at: lastUsedAt.toISOString(),
        remembered_at: rememberedAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        is_this_one: selector === here,
      })),
    }
  })

  serve('DELETE /api/session/device/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    const isForgotten = await forgetOwnDevice(deps.db, account.id, params.id)
    if (!isForgotten) refuseUnknown()
    return { success: true, data: {}, message: accountMessages.deviceForgotten }
  })
}
