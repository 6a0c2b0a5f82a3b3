import type { SelectionStatus } from '@showroom/contract/checklist/selection-choices'

const statuses: Record<SelectionStatus, string> = {
  to_choose: 'to choose',
  options_ready: 'to choose',
  chosen: 'waiting for approval',
  approved: 'approved',
  in_cart: 'approved, in the cart',
  ordered: 'ordered',
  delivered: 'delivered',
  declined: 'declined',
  not_applicable: 'not applicable',
  change_requested: 'change requested',
}

/** What a selection sheet says. */
export const sheetMessages = {
  statuses,
  sheet: 'Selection sheet',
  fileName: (project: string) => `${project} selections.pdf`,
  generated: (at: string, version: number) => `Written ${at} (Pacific), version ${version}`,
  standing: ({ all, approved, open }: { all: number; approved: number; open: number }) =>
    `${all} ${all === 1 ? 'decision' : 'decisions'}, ${approved} approved, ${open} open`,
  part: (shown: number, all: number) => `${shown} of the ${all} decisions of the project`,
  install: (day: string) => `Install on ${day}`,
  decision: 'Decision',
  qty: 'Quantity',
  price: 'Price',
  receipt: 'Receipt of a decision',
  receiptOf: (at: string) => `Written ${at} (Pacific)`,
  signedBy: (name: string, at: string) =>
    `Signed with a typed name: ${name}, ${at} (Pacific), by the link of a mail.`,
  agreed: 'Approved as listed above:',
  noRoom: 'No room',
  open: (options: number) =>
    options === 0
      ? 'Nothing chosen yet'
      : `${options} ${options === 1 ? 'option' : 'options'}, none chosen yet`,
  units: (qty: number, uom: string) => `${qty} × ${uom.toLowerCase()}`,
  due: (day: string) => `due ${day}`,
  tbd: 'Price on request',
  approved: (name: string, at: string) => `Approved by ${name}, ${at}`,
  allowance: 'Allowance',
  approvedSum: 'Approved',
  withTax: 'Sales tax in these sums',
  over: 'Over',
  under: 'Under',
  nothing: 'Nothing to decide yet.',
  standInOnReceipt: '□ stands for a letter that this paper can not show. The mail it came with shows it.',
  signature: 'Signature',
  printedName: 'Name',
  date: 'Date',
}
