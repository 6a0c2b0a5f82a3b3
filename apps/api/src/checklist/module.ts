import { dayMs } from '@showroom/contract/shared/time'
import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { Edge } from '../platform/http/edge.ts'
import type { Platform } from '../platform/platform.ts'
import { bulkCartRoutes } from './bulk-cart.routes.ts'
import { copyChecklist } from './copy-checklist.ts'
import { checklistRoutes } from './checklist.routes.ts'
import { commentRoutes } from './comment/comment.routes.ts'
import { costRoutes } from './cost/cost.routes.ts'
import { deleteLinksOver } from './link/link.store.ts'
import { selectionFileRoutes } from './file/file.routes.ts'
import { linkRoutes } from './link/link.routes.ts'
import { optionRoutes } from './option/option.routes.ts'
import { checklistPersonalData } from './personal-data.ts'
import { poolRoutes } from './pool/pool.routes.ts'
import { remindOfDue } from './reminder/remind.ts'
import { selectionRoutes } from './selection/selection.routes.ts'
import { binderRoutes } from './binder/binder.routes.ts'
import { sheetRoutes } from './sheet/sheet.routes.ts'
import { allowanceTaxRoutes } from './tax/allowance-tax.routes.ts'
import { tellChanged } from './tell-change.ts'
import { templateRoutes } from './template/template.routes.ts'

/** After they open nothing any more. */
const linksKeptMs = 90 * dayMs

const openRoutes = (edge: Edge, deps: AccountApi['deps']) => {
  const { serve } = edge
  checklistRoutes(serve, deps)
  bulkCartRoutes(serve, deps)
  selectionRoutes(serve, deps)
  commentRoutes(serve, deps)
  costRoutes(serve, deps)
  optionRoutes(serve, deps)
  selectionFileRoutes(serve, deps)
  poolRoutes(serve, deps)
  allowanceTaxRoutes(serve, deps)
  templateRoutes(serve, deps)
  linkRoutes(serve, deps)
  sheetRoutes(edge, deps)
  binderRoutes(edge, deps)
}

type Needs = { account: AccountApi }

/** What a project has to decide: decisions, options, allowances, who approved what. */
export const checklistModule = ({ db }: Platform, { account }: Needs) =>
  ({
    tables: [
      'allowance_pool',
      'allowance_tax',
      'selection',
      'selection_comment',
      'selection_cost',
      'selection_event',
      'selection_file',
      'selection_link',
      'selection_link_item',
      'selection_option',
      'selection_sheet',
      'selection_template',
    ],
    routes: (edge) => openRoutes(edge, account.deps),
    onInTransaction: { 'project.duplicated': copyChecklist, 'project.changed': tellChanged },
    jobs: [
      { name: 'checklist.remind', every: 'hour', run: (at) => remindOfDue(db, at) },
      {
        name: 'checklist.forget-links',
        every: 'day',
        run: (at) => deleteLinksOver(db, new Date(at.getTime() - linksKeptMs)),
      },
    ],
    personalData: checklistPersonalData(db),
  }) satisfies Module
