import type { AccountApi } from '../account/module.ts'
import type { PaymentApi } from '../payment/module.ts'
import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { adminDesignerRoutes } from './admin/admin-designer.routes.ts'
import { designerWaiting } from './admin/waiting.ts'
import { briefRoutes } from './brief/brief.routes.ts'
import type { DesignerDeps } from './designer-deps.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { ownProfileRoutes } from './directory/own-profile.routes.ts'
import { approveDelivered, closeApproved, expireHires, lapseRefunds } from './hire/hire-upkeep.ts'
import { hireRoutes } from './hire/hire.routes.ts'
import { cardRoutes } from './payment/card.routes.ts'
import { settleHireWith } from './payment/settle-hire.ts'
import { reviewRoutes } from './hire/review.routes.ts'
import { refundRoutes } from './refund/refund.routes.ts'
import { tidyPortfolio } from './portfolio/portfolio.ts'
import { portfolioRoutes } from './portfolio/portfolio.routes.ts'
import { designerPersonalData } from './personal-data.ts'

type Needs = { account: AccountApi; payment: PaymentApi }

/** Pros who design for others' projects, and how they are hired. */
export const designerModule = ({ config, db, now }: Platform, { account, payment }: Needs) => {
  const deps: DesignerDeps = { ...account.deps, cards: payment.cards, payment: payment.payment }
  const portfolio = { db, now, pictures: openFileStore(config, 'portfolio') }
  return {
    tables: [
      'designer_brief',
      'designer_hire',
      'designer_milestone',
      'designer_package',
      'designer_picture',
      'designer_profile',
      'designer_review',
      'milestone_refund',
    ],
    routes: (edge) => {
      const { serve } = edge
      directoryRoutes(serve, db)
      ownProfileRoutes(serve, deps)
      portfolioRoutes(edge, portfolio)
      briefRoutes(serve, deps)
      hireRoutes(serve, deps)
      cardRoutes(serve, deps)
      refundRoutes(serve, deps)
      adminDesignerRoutes(serve, deps)
      reviewRoutes(serve, deps)
    },
    onInTransaction: settleHireWith(deps),
    jobs: [
      { name: 'designer.expire', every: 'minute', run: (at) => expireHires(deps, at) },
      { name: 'designer.refund', every: 'minute', run: (at) => lapseRefunds(deps, at) },
      { name: 'designer.close', every: 'hour', run: (at) => closeApproved(deps, at) },
      { name: 'designer.approve', every: 'hour', run: (at) => approveDelivered(deps, at) },
      { name: 'designer.tidy', every: 'hour', run: (at) => tidyPortfolio(portfolio, at) },
    ],
    personalData: designerPersonalData(deps),
    waiting: designerWaiting(db),
  } satisfies Module
}
