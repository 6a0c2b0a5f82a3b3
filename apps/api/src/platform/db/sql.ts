/** A parameterised statement. Fragments nest; values never become text. */
export type Sql = { text: string; values: unknown[] }

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

/** sql`select * from cart where id = ${id} ${condition}` */
export const sql = (strings: TemplateStringsArray, ...parts: unknown[]): Sql => {
  const values: unknown[] = []
  let text = strings[0] ?? ''
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += renumbered(part, values.length)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[index + 1] ?? ''
  })
  return { text, values }
}

/** A fragment's values come behind those that are there already. */
const renumbered = ({ text, values }: Sql, already: number): string =>
  already === 0 || values.length === 0
    ? text
    : text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + already}`)

export const join = (fragments: readonly Sql[], separator: string): Sql =>
  fragments.reduce(
    (joined, next, index) => (index === 0 ? next : sql`${joined}${raw(separator)}${next}`),
    raw(''),
  )

/** Trusted text only: keywords and separators written in our own code. */
export const raw = (text: string): Sql => ({ text, values: [] })

/**
 * Many values in one parameter, for `= any (…)`. An array in the parameter itself would be planned anew with every
 * call, because its length would be known.
 */
export const textsIn = (texts: readonly string[]): Sql =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

export const numbersIn = (numbers: readonly number[]): Sql =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)::int)`

/** From their hexadecimal digits. */
export const hashesIn = (hashes: readonly string[]): Sql =>
  sql`array(select decode(jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb), 'hex'))`

/**
 * True; and nobody waits for the disk at the end of the transaction, whose changes are lost where the server loses its
 * power in the second after. For single statements outside of transactions: all of one would be as loosely kept.
 */
export const unflushed: Sql = raw(`set_config('synchronous_commit', 'off', true) = 'off'`)
