import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { requireAiAccount } from '../account/require-ai-account.ts'
import { creditsOf } from '../credits/credit.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { saveReport } from './ai-report.store.ts'

const hourly = { most: 20, windowMs: hourMs }

export const reportRoutes = (serve: Serve, { db, now }: DesignAiDeps) => {
  serve('POST /api/AI/report', async ({ body }, who) => {
    const { account } = await requireAiAccount(db, who)
    await allowAttempt(db, { key: `ai report ${account.id}`, limit: hourly, now: now() })
    const report = { ...body, publicId: newPublicId(), aiAccountId: account.id, now: now() }
    if (!(await saveReport(db, report))) refuseUnknown()
    return { success: true, data: { credits: await creditsOf(db, account.id) }, message: say.reported }
  })
}
