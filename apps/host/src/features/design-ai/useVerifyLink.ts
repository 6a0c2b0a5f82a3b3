import { useEffect, useState } from 'react'
import { aiCall } from './ai-call.ts'
import { keepAiUser, useAiSession } from './ai-session.ts'

export type Verifying = 'nothing' | 'asking' | 'verified' | 'failed'

/** One question for one link, however often the page is drawn. */
const asked = new Map<string, Promise<boolean>>()

const verify = (code: string): Promise<boolean> => {
  const before = asked.get(code)
  if (before) return before
  const asking = aiCall('GET /api/AI/design/email/verify/{code}', { params: { code } }).then(
    () => true,
    () => false,
  )
  asked.set(code, asking)
  return asking
}

/** The code of a mail, given back once; then the credits that come with it are read. */
export const useVerifyLink = (code: string | null): Verifying => {
  const [verifying, setVerifying] = useState<Verifying>(code === null ? 'nothing' : 'asking')
  useEffect(() => {
    if (code === null) return undefined
    let isGone = false
    const follow = async () => {
      const isRight = await verify(code)
      if (isGone) return
      setVerifying(isRight ? 'verified' : 'failed')
      if (!isRight || useAiSession.getState().token === null) return
      const { data } = await aiCall('GET /api/AI/get_user', {})
      keepAiUser(data)
    }
    void follow().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [code])
  return verifying
}
