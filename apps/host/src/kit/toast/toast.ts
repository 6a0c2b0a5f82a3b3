import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastLink = { to: string; label: string }
export type ToastShown = {
  id: number
  kind: ToastKind
  text: string
  link?: ToastLink | undefined
  /** Of what was sent from the page that is shown: it goes with the page, and with the next try. */
  isRefusal?: boolean
}

export const useToasts = create<{ shown: readonly ToastShown[] }>(() => ({ shown: [] }))

let lastId = 0

const show = (added: Omit<ToastShown, 'id'>): void => {
  lastId += 1
  const { text } = added
  // The same sentence twice is one toast, shown anew.
  useToasts.setState(({ shown }) => ({
    shown: [...shown.filter((one) => one.text !== text), { id: lastId, ...added }],
  }))
}

/** Field errors are cleared before each request, and what was said of them. */
export const dismissRefusals = (): void =>
  useToasts.setState((state) =>
    state.shown.some((one) => one.isRefusal) ? { shown: state.shown.filter((one) => !one.isRefusal) } : state,
  )

export const dismissToast = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))

/** Specification §9: 10 s, top-end, closable. */
export const toast = {
  success: (text: string, link?: ToastLink) => show({ kind: 'success', text, link }),
  error: (text: string) => show({ kind: 'error', text }),
  warning: (text: string) => show({ kind: 'warning', text }),
  /** A 422 (specification §8). */
  refusal: (text: string) => show({ kind: 'warning', text, isRefusal: true }),
}
