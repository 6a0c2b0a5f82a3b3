import { contactMessages } from '@showroom/contract/contact/contact.messages'
import type { Serve } from '../platform/http/serve.ts'
import { accountIdOf } from '../platform/http/who.ts'
import { type ContactDeps, writeToUs } from './write-to-us.ts'

export const contactRoutes = (serve: Serve, deps: ContactDeps) => {
  serve('POST /api/contact', async ({ body: { website, ...written } }, who) => {
    // A program that fills in everything is told what people are told, and learns nothing.
    if (website === '') await writeToUs(deps, { ...written, accountId: accountIdOf(who), ip: who.ip })
    return { success: true, data: {}, message: contactMessages.sent }
  })
}
