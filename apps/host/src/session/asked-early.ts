declare global {
  interface Window {
    /** What ssr/ask-early.ts has asked for before the program came, and nobody has taken yet. */
    askedEarly?: AskedEarly[] | undefined
  }
}

type AskedEarly = { url: string; token: string; at: number; answer: Promise<Response>; stop: () => void }
type Asking = { url: string; token: string | null; method?: string | undefined; signal?: AbortSignal | null | undefined }

/** An answer that nobody has taken for so long says how things were. */
const freshMs = 10_000

export const isAskedEarly = (): boolean => typeof window !== 'undefined' && window.askedEarly !== undefined

/** The answer to a read that is under way already, for the one who asks and once; null where it is still to be asked. */
export const takeEarly = ({ url, token, method = 'GET', signal }: Asking): Promise<Response> | null => {
  if (!isAskedEarly()) return null
  // What is written may change what was answered, and what was asked for somebody else is told to nobody.
  if (method !== 'GET') leave(() => true)
  leave((asked) => asked.token !== token || performance.now() - asked.at > freshMs)
  const found = window.askedEarly?.find((asked) => asked.url === url)
  if (!found) return null
  window.askedEarly = window.askedEarly?.filter((asked) => asked !== found)
  signal?.addEventListener('abort', found.stop)
  return found.answer
}

const leave = (isLeft: (asked: AskedEarly) => boolean) => {
  for (const asked of window.askedEarly ?? []) if (isLeft(asked)) asked.stop()
  window.askedEarly = window.askedEarly?.filter((asked) => !isLeft(asked))
}
