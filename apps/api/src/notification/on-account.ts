import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'
import { z } from 'zod'
import { accountByPublicId, adminIds } from '../account/account.store.ts'
import { applicationDecided, applicationLate, applicationWaits } from '../application/application-events.ts'
import { leadById } from '../lead/lead.store.ts'
import type { Listener } from './telling.ts'

const aboutAccount = z.object({ accountId: z.int().positive() })
const aboutDevice = aboutAccount.extend({ device: z.string(), place: z.string() })
const aboutLead = z.object({ leadId: z.int().positive() })

const decided: Record<'approved' | 'declined', NotificationKind> = {
  approved: 'application_approved',
  declined: 'application_declined',
}

/** What concerns somebody’s own account and business. */
export const onAccount = {
  password_changed: async (_db, payload, cause) => {
    const { accountId } = aboutAccount.parse(payload)
    return { news: [{ accountId, kind: 'password_changed', cause, subject: '', facts: {} }] }
  },
  new_device: async (_db, payload, cause) => {
    const { accountId, device, place } = aboutDevice.parse(payload)
    return { news: [{ accountId, kind: 'new_device', cause, subject: '', facts: { device, place } }] }
  },
  application_waits: async (db, payload, cause) => {
    const { application: subject, company } = applicationWaits.parse(payload)
    const admins = await adminIds(db)
    const news = { kind: 'application_waiting' as const, cause, subject, facts: { company } }
    return { news: admins.map((accountId) => ({ accountId, ...news })) }
  },
  application_late: async (db, payload, cause) => {
    const { application: subject, company } = applicationLate.parse(payload)
    const admins = await adminIds(db)
    const news = { kind: 'application_late' as const, cause, subject, facts: { company } }
    return { news: admins.map((accountId) => ({ accountId, ...news })) }
  },
  application_decided: async (_db, payload, cause) => {
    const { application: subject, accountId, state } = applicationDecided.parse(payload)
    // Whoever is asked for more has a letter with the way there, and no way to sign in yet.
    const news =
      state === 'more_needed' ? [] : [{ accountId, kind: decided[state], cause, subject, facts: {} }]
    return { settled: [{ subject, kinds: ['application_waiting', 'application_late'] }], news }
  },
  lead_for_pro: async (db, payload, cause) => {
    const lead = await leadById(db, aboutLead.parse(payload).leadId)
    const pro = lead && (await accountByPublicId(db, lead.showroom))
    // Behind the platform’s own showroom stands no Pro.
    if (!lead || !pro) return {}
    const facts = { showroom: lead.company_name }
    return { news: [{ accountId: pro.id, kind: 'lead_received', cause, subject: lead.showroom, facts }] }
  },
} satisfies Record<string, Listener>
