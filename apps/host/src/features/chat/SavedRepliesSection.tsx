import { longestMessage } from '@showroom/contract/chat/chat-choices'
import type { SavedReply } from '@showroom/contract/chat/saved-reply'
import { mostSavedReplies } from '@showroom/contract/chat/saved-reply.rules'
import { useId } from 'react'
import { useRead } from '../../data/useRead.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { chatMessages as messages } from './messages.ts'
import { type ReplyRow, useSavedReplies } from './useSavedReplies.ts'
import './SavedReplies.css'

/** What a Pro answers again and again, kept in their order and saved together. */
export const SavedRepliesSection = () => {
  const read = useRead('GET /api/saved_replies', {})
  return (
    <Section title={messages.savedReplies} about={messages.aboutSavedReplies}>
      <Loaded read={read} rows={2}>
        {({ data }) => <Replies saved={data} />}
      </Loaded>
    </Section>
  )
}

const Replies = ({ saved }: { saved: readonly SavedReply[] }) => {
  const { rows, change, remove, add, save, errorOf, isBusy } = useSavedReplies(saved)
  return (
    <form className="form" noValidate onSubmit={save}>
      {rows.length === 0 && <p className="saved-replies-none">{messages.noReplies}</p>}
      {rows.map((row, nth) => (
        <ReplyFields
          key={row.key}
          row={row}
          nth={nth}
          errorOf={(field) => errorOf(nth, field)}
          onChange={(changed) => change(row.key, changed)}
          onRemove={() => remove(row.key)}
        />
      ))}
      {rows.length < mostSavedReplies && (
        <p className="account-actions">
          <button type="button" className="button quiet" onClick={add}>
            {messages.addReply}
          </button>
        </p>
      )}
      <SaveButton isBusy={isBusy} />
    </form>
  )
}

type FieldsProps = {
  row: ReplyRow
  nth: number
  errorOf: (field: keyof SavedReply) => string | undefined
  onChange: (change: Partial<SavedReply>) => void
  onRemove: () => void
}

const ReplyFields = ({ row, nth, errorOf, onChange, onRemove }: FieldsProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="saved-reply">
      <p id={id} className="saved-reply-head">
        {messages.reply(nth + 1)}
        <button
          type="button"
          className="account-plain"
          aria-label={messages.removeReply(row.name)}
          onClick={onRemove}
        >
          {messages.remove}
        </button>
      </p>
      <TextField
        name={`replies.${nth}.name`}
        label={messages.replyName}
        required
        autoComplete="off"
        maxLength={60}
        value={row.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <AreaField
        name={`replies.${nth}.body`}
        label={messages.replyBody}
        required
        maxLength={longestMessage}
        value={row.body}
        error={errorOf('body')}
        onChange={(body) => onChange({ body })}
      />
    </div>
  )
}
