import type { ChatCard } from '@showroom/contract/chat/chat'
import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { money } from '../ui/format.ts'
import type { Talk } from './talk.ts'
import { type Asking, type StepWords, useDeciding } from './useDeciding.ts'
import { cardWords, statusWords } from './words.ts'

type Props = { chat: Talk; card: ChatCard; row: Selection; again: () => void }

/** A decision with its options: decided on here as in the checklist. */
export const SelectionCard = ({ chat, card, row, again }: Props) => {
  const deciding = useDeciding(chat, row, again)
  const { begin, asking, failed, isBusy } = deciding
  const settled = row.options.filter(({ id }) => id === row.option_id)
  const options = row.can.approve || settled.length === 0 ? row.options : settled
  return (
    <section className="chat-card" data-wide aria-label={row.title}>
      <Standing card={card} row={row} />
      {options.length === 0 && <p>{cardWords.noOption}</p>}
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <Option option={option} />
            {row.can.approve && !asking && (
              <Button
                kind="primary"
                isBusy={isBusy}
                label={cardWords.approveOf(option.name)}
                onClick={() => begin({ action: 'approve', option })}
              >
                {cardWords.approve}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking ? (
        <WordsForm asking={asking} isBusy={isBusy} onSend={deciding.goOn} onStop={deciding.stop} />
      ) : (
        <div className="chat-card-ways">
          {row.can.decline && (
            <Button kind="quiet" isBusy={isBusy} onClick={() => begin({ action: 'decline', option: null })}>
              {cardWords.decline}
            </Button>
          )}
          <Button
            kind="quiet"
            href={`${chat.shop.apiBase}/showroom/projects/${chat.place.project}/checklist`}
            label={`${cardWords.inChecklist}: ${row.title}`}
          >
            {cardWords.inChecklist}
          </Button>
        </div>
      )}
      {failed && (
        <p className="chat-error" role="alert">
          {failed}
        </p>
      )}
    </section>
  )
}

const Standing = ({ card, row }: Pick<Props, 'card' | 'row'>) => (
  <>
    <p data-head>
      <b>{row.title}</b>{' '}
      <span className="chat-card-state" role="status">
        {statusWords[row.status]}
      </span>
    </p>
    {row.approval && <small>{cardWords.approvedBy(row.approval.name)}</small>}
    {card.version !== undefined && card.version !== row.version && !row.approval && (
      <small>{cardWords.changed}</small>
    )}
  </>
)

const Option = ({ option }: { option: SelectionOption }) => (
  <span data-option>
    {option.picture && (
      <span className="chat-card-thumb">
        <Picture picture={option.picture} sizes="72px" isDecorative />
      </span>
    )}
    <span className="chat-card-words">
      <span>{option.name}</span>
      <small>
        <bdi>
          {cardWords.units(option.qty, option.uom)}
          {option.total_cents != null && ` · ${money(option.total_cents)}`}
        </bdi>
      </small>
    </span>
  </span>
)

type FormProps = {
  asking: Asking
  isBusy: boolean
  onSend: (words: StepWords) => void
  onStop: () => void
}

/** Why, or a typed name: what the checklist asks for before it goes on. */
const WordsForm = ({ asking: { signs, error, row }, isBusy, onSend, onStop }: FormProps) => {
  const [text, setText] = useState('')
  const [signature, setSignature] = useState('')
  const id = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ text: text.trim(), signature: signature.trim() })
      }}
    >
      {(!signs || row.can.needs_note) && (
        <label>
          {cardWords.why}
          <input value={text} maxLength={1_000} onChange={(event) => setText(event.currentTarget.value)} />
        </label>
      )}
      {signs && (
        <label>
          {cardWords.signature}
          <input
            value={signature}
            maxLength={120}
            autoComplete="name"
            aria-describedby={error ? id : undefined}
            onChange={(event) => setSignature(event.currentTarget.value)}
          />
        </label>
      )}
      {error && (
        <p id={id} className="chat-error" role="alert">
          {error}
        </p>
      )}
      <div className="chat-card-ways">
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {cardWords.send}
        </Button>
        <Button kind="quiet" onClick={onStop}>
          {cardWords.cancel}
        </Button>
      </div>
    </form>
  )
}
