import { useState } from 'react'
import type { Shop } from '../shop/index.ts'

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const keep = (key: string, text: string) => {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A page that may keep nothing has it as long as it is open.
  }
}

/** What was begun is there again when the same person comes back. */
export const useDraft = ({ prefix }: Shop, project: string, me: string): [string, (text: string) => void] => {
  const key = `${prefix}:draft:${me}:${project}`
  const [text, setText] = useState(() => read(key))
  const set = (next: string) => {
    setText(next)
    keep(key, next)
  }
  return [text, set]
}
