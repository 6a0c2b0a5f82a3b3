import { useState } from 'react'
import { useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { CommentForm } from './CommentForm.tsx'
import { commentWords as words } from './messages.ts'
import type { Comment, Thread } from './useThread.ts'

type SaidProps = { comment: Comment; change: Thread['change']; onGone: () => void }

/** One comment, with what its writer may still do with it. `onGone`: what had the focus is no more. */
export const Said = ({ comment, change, onGone }: SaidProps) => {
  const { call } = useShop()
  const [isEdited, setEdited] = useState(false)
  const { text, can_change: canChange } = comment
  const close = () => {
    setEdited(false)
    onGone()
  }
  const save = async (reworded: string) => {
    const params = { id: comment.id }
    const body = { text: reworded }
    const refused = await change(() => call('PUT /api/selection_comment/{id}', { params, body }))
    if (refused === null) close()
    return refused
  }
  return (
    <>
      <By comment={comment} />
      {isEdited ? (
        <CommentForm first={text} label={words.save} send={save} onClose={close} />
      ) : (
        <p className="comments-said" dir="auto">
          {text}
        </p>
      )}
      {canChange && !isEdited && (
        <OwnSteps comment={comment} change={change} onGone={onGone} onEdit={() => setEdited(true)} />
      )}
    </>
  )
}

const momentText = (at: string) =>
  new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

const By = ({ comment }: Pick<SaidProps, 'comment'>) => {
  const { author, is_own: isOwn, is_question: isQuestion, created_at: at, edited_at: editedAt } = comment
  return (
    <p className="comments-by">
      <b>{isOwn ? words.you : author || words.somebody}</b>
      {isQuestion && <span className="comments-question">{words.question}</span>}
      <time dateTime={at}>{momentText(at)}</time>
      {editedAt && <span>{words.edited}</span>}
    </p>
  )
}

const OwnSteps = ({ comment, change, onGone, onEdit }: SaidProps & { onEdit: () => void }) => {
  const { call } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const takeBack = async () => {
    setBusy(true)
    const params = { id: comment.id }
    const sentence = await change(() => call('DELETE /api/selection_comment/{id}', { params }))
    setRefused(sentence)
    setBusy(false)
    if (sentence === null) onGone()
  }
  const which = <span className="said"> {words.yourComment(comment.text)}</span>
  return (
    <div className="comments-steps">
      <Button kind="quiet" onClick={onEdit}>
        {words.edit}
        {which}
      </Button>
      <Button kind="quiet" isBusy={isBusy} onClick={() => void takeBack()}>
        {words.takeBack}
        {which}
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </div>
  )
}
