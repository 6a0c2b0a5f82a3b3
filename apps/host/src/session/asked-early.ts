declare global {
  interface Window {
    /** What ssr/ask-early.ts has asked for before the program came. */
    askedEarly?: AskedEarly | undefined
  }
}

type AskedEarly = { url: string; token: string; answer: Promise<Response>; stop: () => void }
type Asking = { url: string; token: string | null; signal: AbortSignal | null | undefined }

export const isAskedEarly = (): boolean => typeof window !== 'undefined' && window.askedEarly !== undefined

/** The answer to a read that is under way already, for the one who asked and once; null where it is still to be asked. */
export const takeEarly = ({ url, token, signal }: Asking): Promise<Response> | null => {
  const asked = isAskedEarly() ? window.askedEarly : undefined
  if (asked?.url !== url) return null
  window.askedEarly = undefined
  if (asked.token !== token) {
    asked.stop()
    return null
  }
  signal?.addEventListener('abort', asked.stop)
  return asked.answer
}
