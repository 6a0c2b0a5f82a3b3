import { type ContactTyped, emptyContact, roleNamed, topicNamed } from './contact-form.ts'

const key = 'showroom:contact'

/** A reload loses nothing that was typed; storage that is blocked or full forgets it with the page. */
export const keepContactDraft = (typed: ContactTyped | null): void => {
  try {
    if (typed === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // What stands in the form is there still.
  }
}

export const readContactDraft = (): ContactTyped | null => {
  try {
    return contactDraftIn(sessionStorage.getItem(key))
  } catch {
    return null
  }
}

const texts = ['full_name', 'email', 'country_code', 'phone_number', 'order_number', 'message'] as const

/** Whatever else stands in the storage is left there. */
export const contactDraftIn = (text: string | null): ContactTyped | null => {
  const kept: unknown = text === null ? null : JSON.parse(text)
  if (typeof kept !== 'object' || kept === null) return null
  const said = new Map<string, unknown>(Object.entries(kept))
  const textOf = (name: string, otherwise = '') => {
    const value = said.get(name)
    return typeof value === 'string' ? value : otherwise
  }
  return {
    ...emptyContact,
    ...Object.fromEntries(texts.map((name) => [name, textOf(name, emptyContact[name])])),
    role: roleNamed(textOf('role')),
    topic: topicNamed(textOf('topic')),
  }
}
