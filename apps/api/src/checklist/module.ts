import { dayMs } from '@showroom/contract/shared/time'
import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { bulkCartRoutes } from './bulk-cart.routes.ts'
import { copyChecklist } from './copy-checklist.ts'
import { checklistRoutes } from './checklist.routes.ts'
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

type Needs = { account: AccountApi }

/** What a project has to decide: decisions, options, allowances, who approved what. */
export const checklistModule = ({ db }: Platform, { account }: Needs) =>
  ({
    tables: [
      'allowance_pool',
      'allowance_tax',
      'selection',
      'selection_cost',
      'selection_event',
      'selection_file',
      'selection_link',
      'selection_link_item',
      'selection_option',
      'selection_sheet',
      'selection_template',
    ],
    routes: ({ app, serve, admit, limits }) => {
      checklistRoutes(serve, account.deps)
      bulkCartRoutes(serve, account.deps)
      selectionRoutes(serve, account.deps)
      costRoutes(serve, account.deps)
      optionRoutes(serve, account.deps)
      selectionFileRoutes(serve, account.deps)
      poolRoutes(serve, account.deps)
      allowanceTaxRoutes(serve, account.deps)
      templateRoutes(serve, account.deps)
      linkRoutes(serve, account.deps)
      sheetRoutes({ app, admit, limits }, account.deps)
      binderRoutes({ app, admit, limits }, account.deps)
    },
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
