import type { Selection } from '@showroom/contract/checklist/checklist'
import { useRef } from 'react'
import { useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { CommentForm } from './CommentForm.tsx'
import { commentWords as words } from './messages.ts'
import { Said } from './Said.tsx'
import { useThread } from './useThread.ts'

export type CommentsProps = { row: Pick<Selection, 'id' | 'title' | 'comment_version'> }

/** What was said about a decision, and a place to answer: it follows what others write. */
export const Comments = ({ row }: CommentsProps) => {
  const { call } = useShop()
  const { comments, isFailed, retry, change } = useThread(row)
  const section = useRef<HTMLElement>(null)
  const params = { id: row.id }
  return (
    <section ref={section} className="comments" tabIndex={-1} aria-label={words.commentsOn(row.title)}>
      {!comments && !isFailed && <p role="status">{words.loading}</p>}
      {isFailed && (
        <p role="alert">
          {words.failed}{' '}
          <Button kind="quiet" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      {comments?.length === 0 && <p className="comments-by">{words.none}</p>}
      {comments && comments.length > 0 && (
        <ol>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Said comment={comment} change={change} onGone={() => section.current?.focus()} />
            </li>
          ))}
        </ol>
      )}
      {comments && (
        <CommentForm
          first=""
          label={words.add}
          send={(text) => change(() => call('POST /api/selection/{id}/comment', { params, body: { text } }))}
        />
      )}
    </section>
  )
}
