import type { Queries } from '../../platform/db/db.ts'
import { csvOf, csvRowsOf } from '../../shared/csv.ts'
import { toldAfter } from './import-row.store.ts'

const rowsAtOnce = 2_000
const heading = ['Line', 'SKU', 'Name', 'Outcome', 'Message']

/** What was said of each row, as a CSV file; its rows are read some thousands at a time, without their cells. */
export const reportOf = async (db: Queries, importId: number): Promise<string> => {
  const parts = [csvOf([heading])]
  let line = 0
  for (;;) {
    const rows = await toldAfter(db, { importId, line, most: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) return parts.join('')
    line = last.line
    parts.push(
      csvRowsOf(
        rows.map(({ sku, name, outcome, reason, ...at }) => [
          String(at.line),
          sku,
          name,
          outcome ?? '',
          reason,
        ]),
      ),
    )
  }
}
