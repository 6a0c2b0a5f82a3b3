import { create } from 'zustand'

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastLink = { to: string; label: string }
export type ToastShown = { id: number; kind: ToastKind; text: string; link?: ToastLink | undefined }

export const useToasts = create<{ shown: readonly ToastShown[] }>(() => ({ shown: [] }))

let lastId = 0

const show = (kind: ToastKind, text: string, link?: ToastLink): void => {
  lastId += 1
  const added = { id: lastId, kind, text, link }
  // The same sentence twice is one toast, shown anew.
  useToasts.setState(({ shown }) => ({ shown: [...shown.filter((one) => one.text !== text), added] }))
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }))

/** Specification §9: 10 s, top-end, closable. */
export const toast = {
  success: (text: string, link?: ToastLink) => show('success', text, link),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
}
