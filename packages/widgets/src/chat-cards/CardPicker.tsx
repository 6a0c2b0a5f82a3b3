import type { ChatChoice } from '@showroom/contract/chat/chat-card'
import type { CardKind } from '@showroom/contract/chat/chat-choices'
import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { cardWords, shortDays, statusWords } from './words.ts'
import { kindWords, pickerWords } from './picker-words.ts'

export type CardPickerProps = {
  project: string
  title: string
  /** Of these kinds one is chosen; the first is offered at once. */
  kinds: readonly CardKind[]
  onChoose: (card: { kind: CardKind; id: string }) => void
  onClose: () => void
}

/** Everything of a project that can be shown in its chat, by a word of it. */
export const CardPicker = ({ project, title, kinds, onChoose, onClose }: CardPickerProps) => {
  const [kind, setKind] = useState<CardKind>(kinds[0] ?? 'product')
  const [text, setText] = useState('')
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="chat-picker">
        {kinds.length > 1 && (
          <div role="group" aria-label={title}>
            {kinds.map((each) => (
              <button
                key={each}
                type="button"
                className="chat-pane"
                aria-pressed={kind === each}
                onClick={() => setKind(each)}
              >
                {kindWords[each]}
              </button>
            ))}
          </div>
        )}
        <input
          type="search"
          aria-label={pickerWords.search}
          placeholder={pickerWords.search}
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Choices key={kind} project={project} kind={kind} text={text.trim()} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

type ChoicesProps = Pick<CardPickerProps, 'project' | 'onChoose'> & { kind: CardKind; text: string }

const Choices = ({ project, kind, text, onChoose }: ChoicesProps) => {
  const { call } = useShop()
  const answer = useAnswer({
    key: `chat choices ${project} ${kind} ${text}`,
    ask: (signal) =>
      call('GET /api/projectChat/{projectId}/choices', {
        params: { projectId: project },
        query: { kind, s: text },
        signal,
      }),
  })
  if (answer.failure !== null)
    return <ErrorState title={cardWords.failed} text={cardWords.notDone} onRetry={answer.retry} />
  if (!answer.value) return <p role="status">{cardWords.loading}</p>
  const { data } = answer.value
  if (data.length === 0) return <p role="status">{pickerWords.nothing[kind]}</p>
  return (
    <ul aria-label={kindWords[kind]}>
      {data.map((view) => (
        <li key={view.id}>
          <button type="button" onClick={() => onChoose({ kind: view.kind, id: view.id })}>
            <Pick view={view} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Pick = ({ view }: { view: ChatChoice }) => {
  const { title, below, picture } = factsOf(view)
  return (
    <>
      {picture && (
        <span className="chat-card-thumb">
          <Picture picture={picture} sizes="72px" isDecorative />
        </span>
      )}
      <span className="chat-card-words">
        <span>{title}</span>
        <small>{below}</small>
      </span>
    </>
  )
}

const factsOf = (view: ChatChoice) => {
  if (view.kind === 'selection')
    return { title: view.selection.title, below: statusWords[view.selection.status], picture: null }
  if (view.kind === 'order_item') {
    const below = [view.client_sees, cardWords.arrives(shortDays(view.arrives))].join(' · ')
    return { title: view.product_name, below, picture: view.picture }
  }
  const price = view.price_cents == null ? [] : [money(view.price_cents)]
  return { title: view.name, below: [view.brand, ...price].join(' · '), picture: view.picture }
}
