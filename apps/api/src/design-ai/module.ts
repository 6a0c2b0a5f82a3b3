import type { CountsWaiting } from '../account/counts-waiting.ts'
import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { PaymentApi } from '../payment/module.ts'
import type { PictureStore } from '../picture/picture.ts'
import type { Db } from '../platform/db/db.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { hurry } from '../platform/jobs/emit.ts'
import type { AiProviderConfig } from '../platform/config/design-ai-config.ts'
import type { Platform } from '../platform/platform.ts'
import { aiAccountRoutes } from './account/ai-account.routes.ts'
import { aiPersonalData } from './account/ai-data.ts'
import { aiCallerWith } from './account/ai-sessions.ts'
import { aiAdminRoutes } from './admin/ai-admin.routes.ts'
import { openAssembler } from './assembler/assembler.ts'
import { creditRoutes } from './credits/credit.routes.ts'
import type { DesignAiDeps } from './design-ai-deps.ts'
import { upkeepOf } from './design-ai-upkeep.ts'
import { aiJobRoutes } from './job/ai-job.routes.ts'
import { runAiJob } from './job/run-ai-job.ts'
import { openProviderEngine, painterOf } from './provider/provider-engine.ts'
import { aiPhotoRoutes } from './photo/ai-photo.routes.ts'
import { aiPictureRoutes } from './picture/ai-picture.routes.ts'
import { hurryPurchase } from './purchase/purchase.store.ts'
import { purchaseRoutes } from './purchase/purchase.routes.ts'
import { settlePurchases } from './purchase/settle-purchase.ts'
import { countReports } from './report/ai-report.store.ts'
import { reportRoutes } from './report/report.routes.ts'

type Needs = { account: AccountApi; payment: PaymentApi; pictures: PictureStore }

const settleJob = 'design-ai.settle'

const tables = [
  'ai_account',
  'ai_credit_movement',
  'ai_job',
  'ai_mailed_code',
  'ai_photo',
  'ai_picture',
  'ai_purchase',
  'ai_report',
  'ai_session',
]

/** Ours, and the one that new jobs are asked of: somebody's model, where one is configured. */
const enginesOf = (deps: DesignAiDeps, painting: AiProviderConfig | null) => {
  const assembler = openAssembler(deps)
  const engine = painting ? openProviderEngine(deps, painterOf(painting)) : assembler
  // A job that was asked for before somebody changed the configuration is made by the engine that there is.
  return { engine, engineNamed: (name: string) => (name === assembler.name ? assembler : engine) }
}

const waitingReports = (db: Db): CountsWaiting => ({
  panel: 'ai-design',
  matter: 'ideas',
  roles: ['Admin'],
  count: () => countReports(db, { text: '', state: 'new' }),
})

/** Ideas for rooms, made of what a showroom sells: an account and credits of their own, jobs, engines. */
export const designAiModule = ({ config, db, now, log }: Platform, { account, payment, pictures }: Needs) => {
  const deps: DesignAiDeps = {
    ...account.deps,
    pictures,
    files: openFileStore(config, 'ai-pictures'),
    mostPerDay: config.designAi.mostPerDay,
  }
  const { provider, onProviderError } = payment.cards
  const buying = { ...deps, provider, onProviderError, packs: config.designAi.packs }
  const { engine, engineNamed } = enginesOf(deps, config.designAi.provider)
  const onFailed = (error: unknown) => log.warn({ err: error }, 'a design engine came to nothing')
  return {
    tables,
    routes: (edge) => {
      aiAccountRoutes(edge.serve, deps)
      aiJobRoutes(edge, { ...deps, engine })
      creditRoutes(edge.serve, buying)
      purchaseRoutes(edge.serve, buying)
      reportRoutes(edge.serve, deps)
      aiAdminRoutes(edge.serve, deps)
      aiPhotoRoutes(edge, { ...deps, engine })
      aiPictureRoutes(edge, deps)
    },
    on: { ai_job: (payload, job) => runAiJob({ ...deps, engineNamed, onFailed }, payload, job) },
    onInTransaction: {
      'charge.changed': async (tx, { intentId, at }) => {
        if (await hurryPurchase(tx, intentId, at)) await hurry(tx, settleJob, at)
      },
    },
    jobs: [
      ...(provider
        ? [{ name: settleJob, every: '5 seconds' as const, run: () => settlePurchases(buying) }]
        : []),
      ...upkeepOf(deps),
    ],
    personalData: [aiPersonalData(deps)],
    waiting: [waitingReports(db)],
    api: { callerOf: (token: string) => aiCallerWith(db, token, now()) },
  } satisfies Module & { api: unknown }
}
