/**
 * JSON of plain values without `JSON.stringify` of arrays and objects: pages with an old Prototype.js put a `toJSON`
 * on Array.prototype which turns lists into quoted text.
 */
export const jsonOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${jsonOf(field)}`).join()}}`
}
