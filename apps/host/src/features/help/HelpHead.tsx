import { dayInWords } from './day-in-words.ts'
import { helpMessages as messages } from './messages.ts'

type Props = { title: string; about: string; updated?: string | null }

export const HelpHead = ({ title, about, updated = null }: Props) => (
  <header className="help-head">
    <h1>{title}</h1>
    <p>{about}</p>
    {updated && (
      <p className="help-updated">
        {messages.lastUpdated} <time dateTime={updated}>{dayInWords(updated)}</time>
      </p>
    )}
  </header>
)
