import { addDays, dayAndHour } from '@showroom/contract/shared/day'
import type { PriceFileRow } from '@showroom/contract/vendor-goods/scheduled-price'
import { useState } from 'react'
import {
  countOf,
  type Draft,
  type DraftRow,
  emptyDraft,
  goodRows,
  planOf,
  problemIn,
  without,
  withRead,
  withTyped,
} from './draft.ts'

/** What was wrong with a plan: of its day, and by SKU. */
export type Problems = { day: string | undefined; bySku: ReadonlyMap<string, string> }
const noProblems: Problems = { day: undefined, bySku: new Map() }

const tomorrow = () => addDays(dayAndHour(new Date()).day, 1)

/** New prices before they are planned, and the day that they are for. */
export const usePriceDraft = () => {
  const [rows, setRows] = useState<Draft>(emptyDraft)
  const [day, setDay] = useState(tomorrow)
  const [problems, setProblems] = useState(noProblems)
  const [left, setLeft] = useState<readonly PriceFileRow[]>([])
  const change = (sku: string, by: (before: Draft) => Draft) => {
    setProblems((before) => unsaid(before, sku))
    setRows(by)
  }
  return {
    rows,
    count: countOf(rows),
    day,
    left,
    /** Null while a field has to be mended, or nothing was typed. */
    plan: day === '' ? null : planOf(rows, day),
    dayProblem: problems.day,
    problemOf: ({ sku, typed }: Pick<DraftRow, 'sku' | 'typed'>) =>
      problemIn(typed) ?? problems.bySku.get(sku),
    type: (row: DraftRow) => change(row.sku, (before) => withTyped(before, row)),
    remove: (sku: string) => change(sku, (before) => without(before, sku)),
    choose: (chosen: string) => {
      setProblems((before) => ({ ...before, day: undefined }))
      setDay(chosen)
    },
    /** How many prices were taken from the file. */
    read: (file: readonly PriceFileRow[]): number => {
      const { good, left: unknown } = goodRows(file)
      // Of the rows that are there now: somebody has gone on typing while the file was on its way.
      setRows((before) => withRead(before, good))
      setLeft(unknown)
      setProblems(noProblems)
      return good.length
    },
    refuse: setProblems,
    clear: () => {
      setRows(emptyDraft)
      setLeft([])
      setProblems(noProblems)
    },
  }
}
export type PriceDraft = ReturnType<typeof usePriceDraft>

const unsaid = ({ day, bySku }: Problems, sku: string): Problems => ({
  day,
  bySku: new Map([...bySku].filter(([each]) => each !== sku)),
})
