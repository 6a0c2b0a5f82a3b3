import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { requireAccount } from '../../account/require-account.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { endHire } from '../hire/end-hire.ts'
import { decideRefund } from '../refund/refunds.ts'
import {
  adminDesigner,
  adminDesigners,
  adminHire,
  adminHires,
  countAdminDesigners,
  countAdminHires,
  hireIdOf,
  saveHidden,
  saveLicenseVerified,
} from './admin-designer.store.ts'

type Deed = { action: string; entity: 'designer' | 'hire'; entityId: string; note?: string }

/** What an Admin does is written down with it. */
const auditing =
  ({ db, now }: DesignerDeps) =>
  async (who: Who) => {
    const { account } = await requireAccount({ db }, who)
    const name = `${account.firstName} ${account.lastName}`.trim()
    const by = { at: now(), accountId: account.id, who: name, place: who.ip }
    return (tx: Queries, deed: Deed) => writeAudit(tx, { ...deed, ...by })
  }

/** Designers and hires as Admins look after them. */
export const adminDesignerRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db } = deps
  serve('GET /api/admin/designers', async ({ query: { s: text, page, page_size } }) =>
    pagedReply({
      path: '/api/admin/designers',
      asked: { s: text },
      page,
      pageSize: page_size,
      total: await countAdminDesigners(db, text),
      read: (span) => adminDesigners(db, text, span),
    }),
  )

  serve('GET /api/admin/hires', async ({ query: { state, refund, page, page_size } }) =>
    pagedReply({
      path: '/api/admin/hires',
      asked: { state, refund },
      page,
      pageSize: page_size,
      total: await countAdminHires(db, { state, refund }),
      read: (span) => adminHires(db, { state, refund }, span),
    }),
  )
  changeRoutes(serve, deps)
  hireRoutes(serve, deps)
}

const changeRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, now } = deps
  const auditBy = auditing(deps)

  serve('PUT /api/admin/designers/{id}', async ({ params: { id }, body }, who) => {
    const audit = await auditBy(who)
    const before = (await adminDesigner(db, id)) ?? refuseUnknown()
    if (body.action === 'verify_license' && before.license_number === null)
      refuse(409, 'no_license', say.noLicense)
    await db.transaction(async (tx) => {
      if (body.action === 'verify_license') await saveLicenseVerified(tx, id, now())
      else await saveHidden(tx, id, body.action === 'hide' ? { at: now(), reason: body.reason } : null)
      const note = body.action === 'hide' ? body.reason : ''
      await audit(tx, { action: body.action, entity: 'designer', entityId: id, note })
    })
    const data = (await adminDesigner(db, id)) ?? refuseUnknown()
    return { success: true, data, message: say.admin[body.action] }
  })
}

const hireRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, payment } = deps
  const auditBy = auditing(deps)

  serve('PUT /api/admin/hires/{id}/refund', async ({ params: { id }, body }, who) => {
    const audit = await auditBy(who)
    const hireId = (await hireIdOf(db, id)) ?? refuseUnknown()
    const { milestone, amount_cents: amountCents, reason } = body
    const decided = await db.transaction(async (tx) => {
      const decision = await decideRefund(tx, deps, { hireId, milestone, amountCents, reason })
      const action = decision === 'give' ? 'refunded' : 'refund_refused'
      await audit(tx, { action, entity: 'hire', entityId: id, note: reason })
      return decision
    })
    await runOperations(payment, { hireId }).catch(payment.onProviderError)
    const data = (await adminHire(db, id)) ?? refuseUnknown()
    return { success: true, data, message: say.refund[decided] }
  })

  serve('PUT /api/admin/hires/{id}', async ({ params: { id }, body: { reason } }, who) => {
    const audit = await auditBy(who)
    const hireId = (await hireIdOf(db, id)) ?? refuseUnknown()
    await db.transaction(async (tx) => {
      await endHire(tx, deps, { id: hireId, word: reason })
      await audit(tx, { action: 'cancelled', entity: 'hire', entityId: id, note: reason })
    })
    await runOperations(payment, { hireId }).catch(payment.onProviderError)
    const data = (await adminHire(db, id)) ?? refuseUnknown()
    return { success: true, data, message: say.admin.cancel }
  })
}
