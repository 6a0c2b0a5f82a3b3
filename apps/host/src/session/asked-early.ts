declare global {
  interface Window {
    /** What ssr/ask-early.ts has asked for before the program came. */
    askedEarly?: AskedEarly | undefined
  }
}

type AskedEarly = {
  /** What nobody has taken yet. */
  calls: EarlyCall[]
  /** Over when all of it has been answered. */
  all: Promise<unknown>
}
type EarlyCall = {
  url: string
  token: string
  at: number
  answer: Promise<Response>
  stop: () => void
  /** What was said, once it was said with success. */
  reply: unknown
}
type Asking = {
  url: string
  token: string | null
  method?: string | undefined
  signal?: AbortSignal | null | undefined
}

/** An answer that nobody has taken for so long says how things were. */
export const earlyFreshMs = 10_000

const early = (): AskedEarly | undefined => (typeof window === 'undefined' ? undefined : window.askedEarly)

export const isAskedEarly = (): boolean => early() !== undefined

/** Whether anything is left of it: once all was taken, no read needs to look. */
export const isEarlyLeft = (): boolean => (early()?.calls.length ?? 0) > 0

export const earlyAnswered = async (): Promise<unknown> => early()?.all

/** The answer to a read that is under way already, for the one who asks and once; null where it is still to be asked. */
export const takeEarly = ({ url, token, method = 'GET', signal }: Asking): Promise<Response> | null => {
  // What is written may change what was answered.
  const found = method === 'GET' ? foundOf(url, token) : stop(() => true)
  if (!found) return null
  leave((asked) => asked === found)
  signal?.addEventListener('abort', found.stop)
  return found.answer
}

/** What has been said already to a read that nobody has asked for. It stays until `leaveEarly`. */
export const earlyReply = (url: string, token: string | null): Pick<EarlyCall, 'reply' | 'at'> | null => {
  const found = foundOf(url, token)
  return found && found.reply !== undefined ? found : null
}

export const leaveEarly = (url: string): void => leave((asked) => asked.url === url)

const foundOf = (url: string, token: string | null): EarlyCall | undefined => {
  // What was asked for somebody else is told to nobody.
  stop((asked) => asked.token !== token || Date.now() - asked.at > earlyFreshMs)
  return early()?.calls.find((asked) => asked.url === url)
}

const stop = (isLeft: (asked: EarlyCall) => boolean): undefined => {
  for (const asked of early()?.calls ?? []) if (isLeft(asked)) asked.stop()
  leave(isLeft)
}

/** In its place: ask-early.ts may still be adding to it. */
const leave = (isLeft: (asked: EarlyCall) => boolean): undefined => {
  const calls = early()?.calls
  calls?.splice(0, calls.length, ...calls.filter((asked) => !isLeft(asked)))
}
