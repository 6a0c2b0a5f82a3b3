import type { AdminDesigner } from '@showroom/contract/designer/admin-designer.endpoints'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { deedBy } from '../../account/acting-admin.ts'
import { doerOf } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { endHire } from '../hire/end-hire.ts'
import { hireDeedWords as words } from '../hire/hire-deed.messages.ts'
import { takeHireStep } from '../hire/hire-deed.ts'
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

  serve('PUT /api/admin/designers/{id}', async ({ params: { id }, body }, who) => {
    const by = deedBy(await doerOf(deps, who))
    const before = (await adminDesigner(db, id)) ?? refuseUnknown()
    if (body.action === 'verify_license' && before.license_number === null)
      refuse(409, 'no_license', say.noLicense)
    await db.transaction(async (tx) => {
      if (body.action === 'verify_license') await saveLicenseVerified(tx, id, now())
      else await saveHidden(tx, id, body.action === 'hide' ? { at: now(), reason: body.reason } : null)
      const note = body.action === 'hide' ? body.reason : ''
      const after = (await adminDesigner(tx, id)) ?? before
      const sides = { before: standingOf(before), after: standingOf(after) }
      await writeAudit(tx, {
        at: now(),
        ...by,
        action: body.action,
        entity: 'designer',
        entityId: id,
        note,
        ...sides,
      })
    })
    const data = (await adminDesigner(db, id)) ?? refuseUnknown()
    return { success: true, data, message: say.admin[body.action] }
  })
}

const standingOf = ({ hidden_at, license_verified_at }: AdminDesigner) => ({
  is_hidden: hidden_at !== null,
  is_license_verified: license_verified_at !== null,
})

const hireRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, payment } = deps

  serve('PUT /api/admin/hires/{id}/refund', async ({ params: { id }, body }, who) => {
    const by = await doerOf(deps, who)
    const hireId = (await hireIdOf(db, id)) ?? refuseUnknown()
    const { milestone, amount_cents: amountCents, reason } = body
    const action = words.decided[amountCents === 0 ? 'refuse' : 'give']
    const decided = await takeHireStep(deps, { hireId, by, action, note: reason }, (tx) =>
      decideRefund(tx, deps, { hireId, milestone, amountCents, reason }),
    )
    await runOperations(payment, { hireId }).catch(payment.onProviderError)
    const data = (await adminHire(db, id)) ?? refuseUnknown()
    return { success: true, data, message: say.refund[decided] }
  })

  serve('PUT /api/admin/hires/{id}', async ({ params: { id }, body: { reason } }, who) => {
    const by = await doerOf(deps, who)
    const hireId = (await hireIdOf(db, id)) ?? refuseUnknown()
    await takeHireStep(deps, { hireId, by, action: words.ended, note: reason }, (tx) =>
      endHire(tx, deps, { id: hireId, word: reason }),
    )
    await runOperations(payment, { hireId }).catch(payment.onProviderError)
    const data = (await adminHire(db, id)) ?? refuseUnknown()
    return { success: true, data, message: say.admin.cancel }
  })
}
