import { useEffect, useRef, useState } from 'react'
import { Pieces, Reading } from '../../../content/Reading.tsx'
import { scrollToElement } from '../../../layout/smooth-scroll.ts'
import type { Question } from './questions.ts'
import { helpMessages as messages } from '../messages.ts'

type Props = {
  question: Question
  /** Marked in question and answer. */
  words?: readonly string[]
  isOpenAtFirst?: boolean
  /** The address names it: it opens and gets the keyboard. */
  isLinked?: boolean
}

const noWords: readonly string[] = []

export const QuestionShown = ({
  question,
  words = noWords,
  isOpenAtFirst = false,
  isLinked = false,
}: Props) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isLinked) return
    setOpen(true)
    if (details.current) scrollToElement(details.current)
    details.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isLinked])
  return (
    <details
      ref={details}
      id={question.id}
      className="faq-question"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>
          <Pieces of={question.heading} words={words} />
        </h3>
      </summary>
      <div className="faq-answer">
        <Reading blocks={question.answer} words={words} />
        <a className="faq-link" href={`#${question.id}`}>
          {messages.linkToThisAnswer}
        </a>
      </div>
    </details>
  )
}
