import type { Client } from '@showroom/widgets/shop'
import { useAnswer } from '@showroom/widgets/catalogue-kit/useAnswer'
import { useShop } from '@showroom/widgets/shop'
import { useRestored } from '../ssr/useIsHydrated.ts'
import { isSignedIn, useSession } from '../session/session.ts'
import type { Read } from './useRead.ts'

type Asking<Reply> = { key: string; ask: (call: Client, signal: AbortSignal) => Promise<Reply> }

/** A read of a page that a server draws for nobody. Who is signed in asks once more, after the page is hydrated. */
export const usePublicRead = <Reply>({ key, ask }: Asking<Reply>): Read<Reply> => {
  const shop = useShop()
  const isIn = useIsKnown()
  const { value, failure, retry } = useAnswer<Reply>({
    key: isIn ? `${key} as oneself` : key,
    ask: (signal) => ask(shop.call, signal),
  })
  if (value !== null) return { kind: 'ready', reply: value, retry }
  return failure === null ? { kind: 'waiting', retry } : { kind: 'failed', failure, sentence: failure, retry }
}

/** Whether somebody is signed in; nobody is, while a page is as the server drew it. */
export const useIsKnown = (): boolean => {
  const [isHydrated] = useRestored(() => true, false)
  return useSession(isSignedIn) && isHydrated
}
