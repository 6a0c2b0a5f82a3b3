import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastShown = { id: number; kind: ToastKind; text: string }

export const useToasts = create<{ shown: readonly ToastShown[] }>(() => ({ shown: [] }))

let lastId = 0

const show = (kind: ToastKind, text: string): void => {
  lastId += 1
  const added = { id: lastId, kind, text }
  // The same sentence twice is one toast, shown anew.
  useToasts.setState(({ shown }) => ({ shown: [...shown.filter((one) => one.text !== text), added] }))
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))

/** Specification §9: 10 s, top-end, closable. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
}
