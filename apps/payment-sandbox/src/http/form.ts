import { refuseRequest } from './stripe-error.ts'

/** What a form says: text, or fields of fields. */
export type Form = { [name: string]: string | Form }

const deepest = 4
const name = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

const pathOf = (key: string): string[] => {
  const [, first, rest] = name.exec(key) ?? []
  if (first === undefined) return refuseRequest(`Invalid request: the parameter ${key} can not be read.`)
  const path = [first, ...[...(rest ?? '').matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')]
  if (path.length > deepest || path.some((part) => forbidden.has(part)))
    refuseRequest(`Received unknown parameter: ${key}`, { code: 'parameter_unknown', param: key })
  return path
}

/** `card[exp_month]=4` as `{ card: { exp_month: '4' } }`; `types[]=card` and `types[0]=card` are the same list. */
export const parseForm = (text: string): Form => {
  const form: Form = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key)
    const last = path.pop() ?? key
    let fields = form
    for (const part of path) {
      const inner = fields[part]
      fields = fields[part] = typeof inner === 'object' ? inner : {}
    }
    fields[last === '' ? String(Object.keys(fields).length) : last] = value
  }
  return form
}
