import { officeMessages } from '@showroom/contract/chat/office-choices'
import type { Serve } from '../../platform/http/serve.ts'
import { ownShowroom } from '../../pro-pricing/own-showroom.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { officeSettingsOf, saveOfficeSettings } from './office-hours.store.ts'

export const officeHoursRoutes = (serve: Serve, { db, now }: Pick<ChatDeps, 'db' | 'now'>) => {
  serve('GET /api/office_hours', async (_request, who) => {
    const showroom = await ownShowroom({ db, now }, who)
    return { success: true, data: await officeSettingsOf(db, showroom.id) }
  })

  serve('PUT /api/office_hours', async ({ body }, who) => {
    const showroom = await ownShowroom({ db, now }, who)
    await saveOfficeSettings(db, showroom.id, { ...body, now: now() })
    return { success: true, data: await officeSettingsOf(db, showroom.id), message: officeMessages.saved }
  })
}
