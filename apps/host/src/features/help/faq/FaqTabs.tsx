import { type KeyboardEvent, useRef } from 'react'
import { indexAfter, stepOf } from '../../../kit/walk.ts'
import { QuestionShown } from './QuestionShown.tsx'
import type { Tab } from './questions.ts'
import { helpMessages as messages } from '../messages.ts'

type Props = {
  tabs: readonly Tab[]
  chosenId: string
  onChoose: (id: string) => void
  linkedId: string | null
}

/** They stand in as many lines as they need, so both ways lead on. One tab is in the keyboard's way; arrows, Home and End go to the others. */
export const FaqTabs = ({ tabs, chosenId, onChoose, linkedId }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event.key, 'row') ?? stepOf(event.key, 'column')
    const at = tabs.findIndex(({ id }) => id === chosenId)
    const next = step && tabs[indexAfter(step, at, { count: tabs.length, wraps: true })]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`#${tabIdOf(next.id)}`)?.focus()
  }
  return (
    <div className="faq-tabs">
      <div ref={list} className="faq-tablist" role="tablist" aria-label={messages.topics} onKeyDown={walk}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabIdOf(id)}
            aria-controls={`${id}-panel`}
            aria-selected={id === chosenId}
            tabIndex={id === chosenId ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div>
        {tabs.map(({ id, name, questions }) => (
          <section
            key={id}
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={tabIdOf(id)}
            hidden={id !== chosenId}
          >
            <h2 id={id}>{name}</h2>
            {questions.map((question) => (
              <QuestionShown key={question.id} question={question} isLinked={question.id === linkedId} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

const tabIdOf = (id: string) => `${id}-tab`
