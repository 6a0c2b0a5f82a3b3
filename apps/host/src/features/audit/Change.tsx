import type { Deed } from '@showroom/contract/audit/audit'
import { auditMessages as messages } from './messages.ts'

type Value = string | number | boolean | null | undefined

const shown = (value: Value): string =>
  value === null || value === undefined || value === '' ? messages.none : String(value)

/** Each field that was changed, as it was and as it is since. */
export const Change = ({ deed: { before, after } }: { deed: Deed }) => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (fields.length === 0) return '—'
  return (
    <ul className="audit-change">
      {fields.map((field) => (
        <li key={field}>{messages.fieldWas(field, shown(before?.[field]), shown(after?.[field]))}</li>
      ))}
    </ul>
  )
}
