import { type Sql, sql } from '../db/sql.ts'
import { refuseRequest } from '../http/stripe-error.ts'

const term = /^(?:metadata\[(["'])(.{1,40})\1\]|(status|customer|currency)):(["'])(.{0,500})\4$/

const columns = { status: sql`status`, customer: sql`customer_id`, currency: sql`currency` }
type Column = keyof typeof columns
const isColumn = (name: string): name is Column => name in columns

/** `metadata['order']:'17' AND status:'succeeded'`: what of Stripe's search language we ask. */
export const searchCondition = (query: string): Sql =>
  query
    .split(/\s+and\s+/i)
    .map((text) => conditionOf(text.trim()))
    .reduce((all, next) => sql`${all} and ${next}`)

const conditionOf = (text: string): Sql => {
  const [, , key, column = '', , value = ''] = term.exec(text) ?? []
  if (key !== undefined) return sql`metadata @> ${JSON.stringify({ [key]: value })}::jsonb`
  if (isColumn(column)) return sql`${columns[column]} = ${value}`
  return refuseRequest(`We were unable to parse your search query: ${text}`, { param: 'query' })
}
