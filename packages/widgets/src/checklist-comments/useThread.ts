import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionComment } from '@showroom/contract/checklist/selection-comment'
import { useCallback, useEffect, useState } from 'react'
import { sentenceOf, useShop } from '../shop/index.ts'

export type Comment = SelectionComment
type Row = Pick<Selection, 'id' | 'comment_version'>
type Answer = Promise<{ data: Comment[] }>

export type Thread = {
  /** Null until it has come. */
  comments: Comment[] | null
  isFailed: boolean
  retry: () => void
  /** Takes over what a change has answered. Answers the sentence of what was not done. */
  change: (ask: () => Answer) => Promise<string | null>
}

/** What was said about a decision: read anew whenever somebody has said more. */
export const useThread = ({ id, comment_version: version }: Row): Thread => {
  const { call } = useShop()
  const [comments, setComments] = useState<Comment[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    setFailed(false)
    call('GET /api/selection/{id}/comment', { params: { id } }).then(
      ({ data }) => isWanted && setComments(data),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [call, id, version, attempt])
  const change = useCallback(async (ask: () => Answer) => {
    try {
      const { data } = await ask()
      setComments(data)
      return null
    } catch (failure) {
      return sentenceOf(failure)
    }
  }, [])
  return { comments, isFailed, retry: () => setAttempt((count) => count + 1), change }
}
