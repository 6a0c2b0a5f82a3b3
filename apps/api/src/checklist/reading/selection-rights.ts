import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { isLocked, mayDecide, needsNote, sideOf } from '@showroom/contract/checklist/selection-status.rules'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { canBeSold } from '../../catalogue/product/purchasable.ts'
import type { AccountInProject } from '../../project/project-access.ts'
import type { AttachedFile } from '../file/selection-file.store.ts'
import type { OptionRecord } from '../option/option.store.ts'
import type { JudgedOption, JudgedSelection } from './judge-selection.ts'

/** What somebody may do with a decision now: the screen draws it, the server holds to it. */
export const rightsOn = (row: JudgedSelection, { account, project }: AccountInProject): Selection['can'] => {
  const { status, record, chosen } = row
  const allowed = allowedTo(project)
  const isOpen = !isLocked(status)
  const may = (action: Parameters<typeof mayDecide>[0]) => mayDecide(action, status, project)
  const isOwn = record.addedBy === account.id
  return {
    change: isOpen && allowed.suggest,
    set_allowance: isOpen && allowed.approve && project.sees !== 'no',
    add_option: isOpen && allowed.suggest && status !== 'not_applicable',
    remove: isOpen && status !== 'change_requested' && (allowed.approve || (allowed.suggest && isOwn)),
    choose: may('choose'),
    approve: may('approve'),
    decline: may('decline'),
    skip: may('skip'),
    reset: may('reset'),
    request_change: may('request_change'),
    keep: may('keep'),
    ask: may('ask'),
    needs_note: needsNote('approve', sideOf({ ...project, type: account.type }), record.fields.decider),
    buy: allowed.order && status === 'approved' && chosen?.product != null && canBeSold(chosen.product),
  }
}

/** Approved while its price was asked for: that is told once, and nobody has to approve it again. */
export const isUntold = (
  { record: { approval, optionId } }: JudgedSelection,
  option: OptionRecord,
): boolean => approval?.unitCents === null && optionId === option.id && option.outsideCents === null

type OfOption = { row: JudgedSelection; access: AccountInProject }

export const rightsOnOption = (
  { record }: JudgedOption,
  { row, access: { account, project } }: OfOption,
): SelectionOption['can'] => {
  const allowed = allowedTo(project)
  const isOwn = record.addedBy === account.id
  const isOpen = !isLocked(row.status)
  return {
    also:
      allowed.approve &&
      project.sees !== 'no' &&
      row.record.optionId !== null &&
      row.record.optionId !== record.id,
    remove: isOpen && row.record.optionId !== record.id && (allowed.approve || (allowed.suggest && isOwn)),
    price:
      record.product === null &&
      project.sees === 'yes' &&
      (isOpen ? allowed.suggest : isUntold(row, record) && allowed.approve),
  }
}

export const rightsOnFile = (
  { attachedBy }: AttachedFile,
  { row, access: { account, project } }: OfOption,
): { remove: boolean } => {
  const allowed = allowedTo(project)
  const isOwn = attachedBy === account.id
  return { remove: !isLocked(row.status) && (allowed.approve || (allowed.suggest && isOwn)) }
}
