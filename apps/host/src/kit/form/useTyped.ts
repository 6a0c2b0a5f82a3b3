import { type FormEvent, useRef } from 'react'

/** What is chosen is chosen again in a moment, and what is searched for is not kept anywhere. */
const notTyped = new Set(['checkbox', 'radio', 'file', 'range', 'color', 'search'])

const isTextOfForm = (field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !notTyped.has(field.type))) &&
  field.form !== null &&
  field.closest('[role=search]') === null

/** What was typed into forms within, and has not been sent: a form that was refused counts as before. */
export const useTyped = () => {
  const typed = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, { isSent: boolean }>())
  return {
    onInput: ({ target }: FormEvent) => {
      if (isTextOfForm(target)) typed.current.set(target, { isSent: false })
    },
    onSubmit: ({ target }: FormEvent) => {
      for (const [field, state] of typed.current) if (field.form === target) state.isSent = true
    },
    isTyped: () =>
      [...typed.current].some(
        ([field, { isSent }]) =>
          field.isConnected &&
          field.value.trim() !== '' &&
          (!isSent || field.form?.querySelector('[aria-invalid=true]') !== null),
      ),
  }
}
