import type { SavedReply } from '@showroom/contract/chat/saved-reply'
import { repliesMeant } from '@showroom/contract/chat/saved-reply.rules'
import { useEffect, useState } from 'react'
import { useShop } from '../shop/index.ts'
import { type Suggestions, useSuggestions, type Writing } from './useSuggestions.ts'

type Offered = SavedReply & { id: string }

/** What a Pro keeps to answer with, offered by a slash. Asked for with the first one. */
export const useSavedReplies = ({ isPro, ...writing }: Writing & { isPro: boolean }): Suggestions => {
  const { call } = useShop()
  const [replies, setReplies] = useState<readonly Offered[]>([])
  const [isAsked, setAsked] = useState(false)
  if (isPro && !isAsked && writing.body.startsWith('/')) setAsked(true)
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    call('GET /api/saved_replies', { signal: asking.signal })
      .then(({ data }) => setReplies(data.map((reply) => ({ ...reply, id: reply.name }))))
      // A slash is a slash then: on a contractor's page none are kept.
      .catch(() => undefined)
    return () => asking.abort()
  }, [call, isAsked])
  return useSuggestions({
    ...writing,
    meant: (before) => (isPro ? repliesMeant(replies, before) : []),
    take: ({ body }, caret) => ({ body: body + writing.body.slice(caret), caret: body.length }),
  })
}
