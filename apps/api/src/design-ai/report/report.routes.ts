import type { AiReportRow } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { saveBlocked } from '../account/ai-account.store.ts'
import { requireAiAccount } from '../account/require-ai-account.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { signedPicture } from '../picture/signed-picture.ts'
import {
  countReports,
  reportById,
  type ReportRow,
  reportsIn,
  saveDecided,
  saveReport,
  spendingSince,
} from './ai-report.store.ts'

const hourly = { most: 20, windowMs: hourMs }
/** So many upheld reports close an account. */
const upheldThatBlock = 3

export const reportRoutes = (serve: Serve, deps: DesignAiDeps) => {
  reporting(serve, deps)
  deciding(serve, deps)
}

const reporting = (serve: Serve, { db, now }: DesignAiDeps) => {
  serve('POST /api/AI/report', async ({ body }, who) => {
    const { account } = await requireAiAccount(db, who)
    await allowAttempt(db, { key: `ai report ${account.id}`, limit: hourly, now: now() })
    const report = { ...body, publicId: newPublicId(), aiAccountId: account.id, now: now() }
    if (!(await saveReport(db, report))) refuseUnknown()
    return { success: true, data: {}, message: say.reported }
  })
}

const deciding = (serve: Serve, deps: DesignAiDeps) => {
  const { db, now } = deps
  const shown = (row: ReportRow) => presentReport(row, { secret: deps.secret, now: now() })

  serve('GET /api/admin/ai_reports', async ({ query: { state = null, page, page_size } }) => {
    const paged = await pagedReply({
      path: '/api/admin/ai_reports',
      asked: { state },
      page,
      pageSize: page_size,
      total: await countReports(db, state),
      read: async (span) => (await reportsIn(db, state, span)).map(shown),
    })
    const at = now().getTime()
    const since = { day: new Date(at - dayMs), month: new Date(at - 30 * dayMs) }
    return { ...paged, spending: await spendingSince(db, since) }
  })

  serve('PUT /api/admin/ai_reports/{id}', async ({ params: { id }, body: { state } }, who) => {
    const { account } = await requireAccount({ db }, who)
    const decided = await db.transaction(async (tx) => {
      if (!(await reportById(tx, id))) refuseUnknown()
      await saveDecided(tx, id, { state, by: account.id, now: now() })
      const row = (await reportById(tx, id)) ?? refuseUnknown()
      if (row.upheld < upheldThatBlock || row.isBlocked) return row
      await saveBlocked(tx, row.accountId, now())
      return { ...row, isBlocked: true }
    })
    return { success: true, data: shown(decided) }
  })

  serve('PUT /api/admin/ai_accounts/{id}', async ({ params: { id }, body: { is_blocked } }) => {
    if (!(await saveBlocked(db, id, is_blocked ? now() : null))) refuseUnknown()
    return { success: true, data: {} }
  })
}

type Showing = { secret: Buffer; now: Date }

const presentReport = (
  { reportedAt, pictureId, file, accountId, accountName, isBlocked, ...row }: ReportRow,
  { secret, now }: Showing,
): AiReportRow => ({
  ...row,
  reported_at: reportedAt.toISOString(),
  picture_id: pictureId,
  picture_src: signedPicture(secret, file, now),
  account_id: accountId,
  account_name: accountName,
  is_blocked: isBlocked,
})
