import { createHash } from 'node:crypto'
import type { ChecklistAbout, Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { shownRate, sumsOfProject, withTax } from '@showroom/contract/checklist/selection-sums.rules'
import { countsOf, groupsOf, moneyOf, poolsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { shownDay, shownMoment } from '@showroom/contract/shared/day'
import { pageOf } from '../../account/letters.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import { sheetMessages as say } from './sheet.messages.ts'

export type SheetRow = {
  title: string
  choice: string
  facts: string
  qty: string
  price: string
  approval: string
  /** The address of the choice's picture on this server. */
  picture: string | null
}

/** A selection sheet as it is written down: nothing in it that its reader may not see. */
export type Sheet = {
  title: string
  company: string
  /** On this server, or nothing. */
  logo: string | null
  /** When, and which version: where it stands at the foot of each page. */
  generated: string
  /** How far the project is. */
  standing: string
  install: string
  /** Where the same stands as it is now. */
  link: string
  sections: { heading: string; rows: SheetRow[] }[]
  totals: { label: string; value: string }[]
}

export type Told = {
  rows: readonly Selection[]
  about: ChecklistAbout
  /** How many decisions there are, where the sheet shows only some of them. */
  outOf: number | null
  logo: string | null
  publicUrl: string
}

/** All that a sheet says, but for when it was written. */
export type SheetWords = Omit<Sheet, 'generated'>

export const sheetOf = ({ rows, about, outOf, logo, publicUrl }: Told): SheetWords => ({
  title: about.name,
  company: about.company_name,
  logo,
  standing: outOf === null ? standingOf(rows) : `${say.part(rows.length, outOf)}. ${standingOf(rows)}`,
  install: about.install_on === null ? '' : say.install(shownDay(about.install_on)),
  link: pageOf({ publicUrl }, `/projects/${about.project_id}/checklist`),
  sections: groupsOf(rows, about, say.noRoom).map((group) => ({
    heading: group.name,
    rows: group.rows.map(rowOf),
  })),
  totals: about.sees_prices === 'yes' ? totalsOf(rows, about, outOf !== null) : [],
})

const standingOf = (rows: readonly Selection[]): string => {
  const { all, approved, waiting, toChoose } = countsOf(rows)
  return say.standing({ all, approved, open: waiting + toChoose })
}

/** Which pictures it is drawn with. */
export const pictured = ({ logo, sections }: SheetWords) => ({
  logo,
  photos: sections.flatMap(({ rows }) => rows.flatMap(({ picture }) => picture ?? [])),
})

/** The same for every sheet that says the same; a picture that was drawn anew says nothing else. */
export const digestOf = ({ title, company, standing, install, sections, totals }: SheetWords): Buffer => {
  const rows = sections.map((section) => ({
    ...section,
    rows: section.rows.map(({ picture: _drawn, ...words }) => words),
  }))
  return createHash('sha256')
    .update(JSON.stringify({ title, company, standing, install, rows, totals }))
    .digest()
}

const rowOf = (row: Selection): SheetRow => {
  const option = row.options.find(({ id }) => id === row.option_id)
  const due = row.due === null ? [] : [say.due(shownDay(row.due))]
  return {
    title: row.title,
    choice: option ? nameOf(option) : say.open(row.options.length),
    facts: [say.statuses[row.status], ...due].join(' · '),
    qty: option ? say.units(option.qty, option.uom) : '',
    price: priceOf(row, option),
    picture: option?.picture ? pictureAt(option.picture) : null,
    approval: row.approval
      ? say.approved(row.approval.name, shownMoment(new Date(row.approval.at)))
      : row.instructions,
  }
}

const thumbWidth = 160

/** The narrowest that is sharp on paper. */
const pictureAt = ({ url, widths }: NonNullable<SelectionOption['picture']>): string | null => {
  const width = widths.find((each) => each >= thumbWidth) ?? widths.at(-1)
  return width === undefined ? null : `${url}-${width}.webp`
}

const nameOf = ({ brand, name, sku }: SelectionOption): string =>
  [brand, name, sku && `(${sku})`].filter(Boolean).join(' ')

/** Approved, at the price of the approval; else at today's. */
const priceOf = (row: Selection, option: SelectionOption | undefined): string => {
  if (row.approved_cents != null) return shownMoney(row.approved_cents)
  if (option?.total_cents === undefined) return ''
  return option.total_cents === null ? say.tbd : shownMoney(withTax(option.total_cents, row.tax_bps))
}

const totalsOf = (rows: readonly Selection[], about: ChecklistAbout, isPart: boolean): Sheet['totals'] => {
  const sums = sumsOfProject(rows.map(moneyOf), poolsOf(about.pools))
  const approved = { label: say.approvedSum, value: shownMoney(sums.approved_cents) }
  const tax = about.tax_bps > 0 ? [{ label: say.withTax, value: shownRate(about.tax_bps) }] : []
  // Nothing is over an allowance that nobody gave, and one that is shared is shared with what is not shown.
  if (isPart || sums.allowance_cents === 0) return [approved, ...tax]
  return [
    { label: say.allowance, value: shownMoney(sums.allowance_cents) },
    approved,
    {
      label: sums.difference_cents > 0 ? say.over : say.under,
      value: shownMoney(Math.abs(sums.difference_cents)),
    },
    ...tax,
  ]
}
