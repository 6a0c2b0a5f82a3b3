import { type Heading, wordsOf } from '../../content/written.ts'
import { helpMessages as messages } from './messages.ts'

/** Beside the text where there is room, folded above it where there is not. */
export const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <>
    <details className="help-contents-folded">
      <summary>{messages.onThisPage}</summary>
      <List headings={headings} />
    </details>
    <nav className="help-contents" aria-labelledby="help-contents">
      <h2 id="help-contents">{messages.onThisPage}</h2>
      <List headings={headings} />
    </nav>
  </>
)

const List = ({ headings }: { headings: readonly Heading[] }) => (
  <ol>
    {headings.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{wordsOf(heading)}</a>
      </li>
    ))}
  </ol>
)
