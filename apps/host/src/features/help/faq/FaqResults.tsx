import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { QuestionShown } from './QuestionShown.tsx'
import type { Tab } from './questions.ts'
import { helpMessages as messages } from '../messages.ts'

type Props = { found: readonly Tab[]; words: readonly string[] }

/** What a search found in all tabs, with the words marked. */
export const FaqResults = ({ found, words }: Props) => {
  if (found.length === 0)
    return (
      <div className="faq-nothing">
        <p>{messages.nothingFoundHint}</p>
        <Link className="button" to={paths.contact}>
          {messages.askUs}
        </Link>
      </div>
    )
  return (
    <div className="faq-results">
      {found.map(({ id, name, questions }) => (
        <section key={id} aria-labelledby={`${id}-found`}>
          <h2 id={`${id}-found`}>
            {name} <span className="faq-count">{questions.length}</span>
          </h2>
          {questions.map((question) => (
            // Drawn anew for other words, so that what they found is open.
            <QuestionShown
              key={`${question.id} ${words.join(' ')}`}
              question={question}
              words={words}
              isOpenAtFirst
            />
          ))}
        </section>
      ))}
    </div>
  )
}
