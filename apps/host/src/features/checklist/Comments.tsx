import type { Selection } from '@showroom/contract/checklist/checklist'
import { longestComment } from '@showroom/contract/checklist/selection-choices'
import type { SelectionComment } from '@showroom/contract/checklist/selection-comment'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../data/failure.ts'
import { lasting, useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { call } from '../../data/call.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { commentMessages } from './comment.messages.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = { row: Selection }

/** What was said about a decision, and a place to answer: it follows what others write. */
export const Comments = ({ row }: Props) => {
  const { replace, ...read } = useRead('GET /api/selection/{id}/comment', { params: { id: row.id } })
  const { retry } = read
  const seen = useRef(row.comment_version)
  useEffect(() => {
    if (seen.current === row.comment_version) return
    seen.current = row.comment_version
    retry()
  }, [row.comment_version, retry])
  return (
    <section className="checklist-comments" aria-label={commentMessages.commentsOn(row.title)}>
      <Loaded read={lasting(read)} rows={2}>
        {({ data }) => (
          <>
            {data.length > 0 && (
              <ol>
                {data.map((comment) => (
                  <li key={comment.id}>
                    <Said comment={comment} onChanged={replace} />
                  </li>
                ))}
              </ol>
            )}
            <Answer row={row} onSaid={replace} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type Thread = SelectionComment[]
type SaidProps = { comment: SelectionComment; onChanged: (thread: Thread) => void }

const Said = ({ comment, onChanged }: SaidProps) => {
  const { author, created_at: at, edited_at: editedAt, is_question: isQuestion, text } = comment
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <Reword comment={comment} onChanged={onChanged} onClose={() => setEdited(false)} />
  return (
    <>
      <p>
        <strong>{author || messages.somebody}</strong>
        {isQuestion && <span className="checklist-chip">{commentMessages.question}</span>}
        <span className="project-soft"> {momentOf(at)}</span>
        {editedAt && <span className="project-soft"> · {commentMessages.edited}</span>}
      </p>
      <p className="checklist-said">{text}</p>
      {comment.can_change && (
        <OwnSteps comment={comment} onChanged={onChanged} onEdit={() => setEdited(true)} />
      )}
    </>
  )
}

const OwnSteps = ({ comment, onChanged, onEdit }: SaidProps & { onEdit: () => void }) => {
  const { run, isBusy } = useSubmit(async () => {
    const { data } = await call('DELETE /api/selection_comment/{id}', { params: { id: comment.id } })
    onChanged(data)
  })
  return (
    <div className="account-actions">
      <button type="button" className="account-plain" data-focus-home="" onClick={onEdit}>
        {messages.edit}
        <span className="visually-hidden"> {commentMessages.yourComment(comment.text)}</span>
      </button>
      <button
        type="button"
        className="account-plain"
        aria-disabled={isBusy || undefined}
        onClick={() => void run()}
      >
        {commentMessages.takeBack}
        <span className="visually-hidden"> {commentMessages.yourComment(comment.text)}</span>
      </button>
    </div>
  )
}

const Reword = ({ comment, onChanged, onClose }: SaidProps & { onClose: () => void }) => {
  const { run, ...form } = useSubmit(async (text: string) => {
    const params = { id: comment.id }
    const { data } = await call('PUT /api/selection_comment/{id}', { params, body: { text } })
    onChanged(data)
    onClose()
  })
  return <WordsForm first={comment.text} label={messages.save} {...form} onSend={run} onClose={onClose} />
}

const Answer = ({ row, onSaid }: Props & { onSaid: (thread: Thread) => void }) => {
  /** A form of its own after each that was sent: an empty one. */
  const [sent, setSent] = useState(0)
  const { run, ...form } = useSubmit(async (text: string) => {
    const params = { id: row.id }
    const { data } = await call('POST /api/selection/{id}/comment', { params, body: { text } })
    onSaid(data)
    setSent((count) => count + 1)
  })
  return <WordsForm key={sent} first="" label={commentMessages.addComment} {...form} onSend={run} />
}

type WordsProps = {
  first: string
  label: string
  isBusy: boolean
  fieldErrors: FieldErrors
  onSend: (text: string) => Promise<unknown>
  onClose?: () => void
}

const WordsForm = ({ first, label, isBusy, fieldErrors, onSend, onClose }: WordsProps) => {
  const [text, setText] = useState(first)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(text.trim())
      }}
    >
      <AreaField
        name="text"
        label={commentMessages.comment}
        maxLength={longestComment}
        value={text}
        error={fieldErrors['text']?.join(', ')}
        onChange={setText}
      />
      <div className="account-actions">
        <SaveButton isBusy={isBusy} label={label} />
        {onClose && (
          <button type="button" className="account-plain" onClick={onClose}>
            {commentMessages.stopEditing}
          </button>
        )}
      </div>
    </form>
  )
}
