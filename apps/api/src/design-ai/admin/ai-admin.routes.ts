import type { AiLostRun, AiReportRow } from '@showroom/contract/design-ai/ai-admin'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { requireAccount } from '../../account/require-account.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { tableReply } from '../../shared/table.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { sentenceOf } from '../job/present-ai-job.ts'
import { signedPicture } from '../picture/signed-picture.ts'
import { countReports, type ReportRow, reportsFound } from '../report/ai-report.store.ts'
import { countLostRuns, type LostRun, lostRuns } from './ai-admin.store.ts'
import { daysFile, listDays } from './list-days.ts'
import { blockAiAccount, type Decider, decideReport, hidePicture } from './decide-report.ts'

/** What Admins see of AI Design, and what they decide: each decision is written down. */
export const aiAdminRoutes = (serve: Serve, deps: DesignAiDeps) => {
  looking(serve, deps)
  deciding(serve, deps)
}

const looking = (serve: Serve, deps: DesignAiDeps) => {
  const { db } = deps
  serve('GET /api/admin/ai_reports', async ({ query }) => {
    const search = { text: query.s, state: query.state ?? null }
    return tableReply({
      path: '/api/admin/ai_reports',
      query,
      total: await countReports(db, search),
      read: async (span) =>
        (await reportsFound(db, search, { sort: query.sort ?? '-reported', ...span })).map(
          presentReport(deps),
        ),
    })
  })

  serve('GET /api/admin/ai_runs', async ({ query }) => {
    const search = { text: query.s, state: query.state ?? null }
    return tableReply({
      path: '/api/admin/ai_runs',
      query,
      total: await countLostRuns(db, search),
      read: async (span) =>
        (await lostRuns(db, search, { sort: query.sort ?? '-asked', ...span })).map(presentRun),
    })
  })

  serve('GET /api/admin/ai_days', ({ query }) => listDays(db, query))

  serve('GET /api/admin/ai_days/export', async ({ query }) => ({
    success: true,
    data: await daysFile(db, query, deps.now()),
  }))
}

const deciding = (serve: Serve, deps: DesignAiDeps) => {
  const by = async (who: Who): Promise<Decider> => {
    const { account: admin } = await requireAccount(deps, who)
    return { admin, ip: who.ip }
  }

  serve('PUT /api/admin/ai_reports/{id}', async ({ params: { id }, body: { state } }, who) => {
    const decided = await decideReport(deps, await by(who), { id, state })
    return { success: true, data: presentReport(deps)(decided), message: say.reportDecided[state] }
  })

  serve('PUT /api/admin/ai_pictures/{id}', async ({ params: { id }, body }, who) => {
    const hiding = { picture: id, isHidden: body.is_hidden }
    return { success: true, data: {}, message: await hidePicture(deps, await by(who), hiding) }
  })

  serve('PUT /api/admin/ai_accounts/{id}', async ({ params: { id }, body }, who) => {
    const blocking = { account: id, isBlocked: body.is_blocked }
    return { success: true, data: {}, message: await blockAiAccount(deps, await by(who), blocking) }
  })
}

const presentReport =
  ({ secret, now }: Pick<DesignAiDeps, 'secret' | 'now'>) =>
  ({ reportedAt, pictureId, file, accountId, accountName, isBlocked, ...row }: ReportRow): AiReportRow => ({
    ...row,
    reported_at: reportedAt.toISOString(),
    picture_id: pictureId,
    picture_src: file === null ? null : signedPicture(secret, file, now()),
    account_id: accountId,
    account_name: accountName,
    is_blocked: isBlocked,
  })

const presentRun = ({ wish, accountId, accountName, askedAt, endedAt, ...run }: LostRun): AiLostRun => ({
  ...run,
  sentence: sentenceOf({ state: run.state, errorCode: run.code }) ?? '',
  room: wish.room,
  styles: wish.styles,
  // Asked for before there were photos, a wish says nothing of one.
  with_photo: typeof wish.photo === 'string',
  account_id: accountId,
  account_name: accountName,
  asked_at: askedAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
})
