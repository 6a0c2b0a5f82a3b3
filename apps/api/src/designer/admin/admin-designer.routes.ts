import type { AdminDesigner } from '@showroom/contract/designer/admin-designer'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { deedBy } from '../../account/acting-admin.ts'
import { doerOf } from '../../account/doer.ts'
import { requireAccount } from '../../account/require-account.ts'
import { auditExport } from '../../audit/audit-export.ts'
import { auditOf, writeAudit } from '../../audit/audit.store.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { endHire } from '../hire/end-hire.ts'
import { hireDeedWords as words } from '../hire/hire-deed.messages.ts'
import { takeHireStep } from '../hire/hire-deed.ts'
import { decideRefund } from '../refund/refunds.ts'
import { adminDesigner, saveHidden, saveLicenseVerified } from './admin-designer.store.ts'
import { adminHire, hireIdOf } from './admin-hire.store.ts'
import { designersFile, listAdminDesigners } from './list-admin-designers.ts'
import { hiresFile, listAdminHires } from './list-admin-hires.ts'

/** Designers and hires as Admins look after them. */
export const adminDesignerRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db } = deps
  serve('GET /api/admin/designers', ({ query }) => listAdminDesigners(db, query))

  serve('GET /api/admin/designers/{id}', async ({ params: { id } }) => {
    const designer = (await adminDesigner(db, id)) ?? refuseUnknown()
    return { success: true, data: { ...designer, history: await auditOf(db, 'designer', id) } }
  })

  serve('GET /api/admin/hires', ({ query }) => listAdminHires(db, query))

  serve('GET /api/admin/hires/{id}', async ({ params: { id } }) => {
    const hire = (await adminHire(db, id)) ?? refuseUnknown()
    return { success: true, data: { ...hire, history: await auditOf(db, 'hire', id) } }
  })
  fileRoutes(serve, deps)
  changeRoutes(serve, deps)
  hireRoutes(serve, deps)
}

/** Lists of people: who takes one away is written down. */
const fileRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, now } = deps

  serve('GET /api/admin/designers/export', async ({ query }, who) => {
    const { account } = await requireAccount(deps, who)
    const { count, ...file } = await designersFile(db, query, now())
    await auditExport(db, { what: 'designer', count, by: account, ip: who.ip, at: now() })
    return { success: true, data: file }
  })

  serve('GET /api/admin/hires/export', async ({ query }, who) => {
    const { account } = await requireAccount(deps, who)
    const { count, ...file } = await hiresFile(db, query, now())
    await auditExport(db, { what: 'hire', count, by: account, ip: who.ip, at: now() })
    return { success: true, data: file }
  })
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
