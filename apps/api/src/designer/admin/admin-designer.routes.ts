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

  serve('GET /api/admin/hires', async ({ query: { state, page, page_size } }) =>
    pagedReply({
      path: '/api/admin/hires',
      asked: { state },
      page,
      pageSize: page_size,
      total: await countAdminHires(db, state),
      read: (span) => adminHires(db, state, span),
    }),
  )
  changeRoutes(serve, deps)
}

const changeRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, now, payment } = deps
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
