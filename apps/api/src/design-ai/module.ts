import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { PictureStore } from '../picture/picture.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { aiAccountRoutes } from './account/ai-account.routes.ts'
import { aiPersonalData } from './account/ai-data.ts'
import { aiCallerWith } from './account/ai-sessions.ts'
import { openAssembler } from './assembler/assembler.ts'
import type { DesignAiDeps } from './design-ai-deps.ts'
import { tidyDesignAi } from './design-ai-upkeep.ts'
import { aiJobRoutes } from './job/ai-job.routes.ts'
import { endLost } from './job/end-ai-job.ts'
import { runAiJob } from './job/run-ai-job.ts'
import { aiPictureRoutes } from './picture/ai-picture.routes.ts'
import { openStylePictures } from './picture/style-pictures.ts'
import { reportRoutes } from './report/report.routes.ts'

type Needs = { account: AccountApi; pictures: PictureStore }

/** Ideas for rooms, made of what a showroom sells: an account and credits of their own, jobs, engines. */
export const designAiModule = ({ config, db, now, log }: Platform, { account, pictures }: Needs) => {
  const deps: DesignAiDeps = {
    ...account.deps,
    pictures,
    files: openFileStore(config, 'ai-pictures'),
    mostPerDay: config.aiMostPerDay,
  }
  const engine = openAssembler(deps)
  const onFailed = (error: unknown) => log.warn({ err: error }, 'a design engine came to nothing')
  return {
    tables: [
      'ai_account',
      'ai_credit_movement',
      'ai_job',
      'ai_mailed_code',
      'ai_picture',
      'ai_report',
      'ai_session',
    ],
    routes: (edge) => {
      aiAccountRoutes(edge.serve, deps)
      aiJobRoutes(edge.serve, { ...deps, engine })
      reportRoutes(edge.serve, deps)
      aiPictureRoutes(edge, deps, openStylePictures(pictures))
    },
    on: { ai_job: (payload, job) => runAiJob({ ...deps, engine, onFailed }, payload, job) },
    jobs: [
      { name: 'design-ai.end-lost', every: 'minute', run: (at) => endLost(deps, at) },
      { name: 'design-ai.tidy', every: 'hour', run: (at) => tidyDesignAi(deps, at) },
    ],
    personalData: [aiPersonalData(deps)],
    api: { callerOf: (token: string) => aiCallerWith(db, token, now()) },
  } satisfies Module & { api: unknown }
}
