import { emptyRegistration, type Registration } from './registration.ts'

const key = 'showroom:registration'

const texts = ['full_name', 'email', 'country_code', 'phone_number', 'zip_code'] as const
const addressTexts = ['street', 'apartment', 'city', 'state', 'zip_code'] as const

/** A reload loses nothing that was typed; a password, a consent and a card are never kept. */
export const keepDraft = (typed: Registration): void => write(draftOf(typed))

export const draftOf = (typed: Registration): string =>
  JSON.stringify({ ...picked(typed, texts), shipping: typed.shipping })

export const forgetDraft = (): void => write(null)

export const readDraft = (): Registration => registrationIn(stored())

export const registrationIn = (draft: string | null): Registration => {
  const kept = parsed(draft)
  const { shipping } = emptyRegistration
  return {
    ...emptyRegistration,
    ...picked(kept, texts),
    shipping: { ...shipping, ...picked(fieldsOf(kept.shipping), addressTexts) },
  }
}

const picked = <Field extends string>(from: { [F in Field]?: unknown }, fields: readonly Field[]) => {
  const found: { [F in Field]?: string } = {}
  for (const field of fields) {
    const text = from[field]
    if (typeof text === 'string') found[field] = text
  }
  return found
}

const parsed = (text: string | null) => {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage that is blocked or full keeps no draft; the page itself still holds what was typed.
  }
}
