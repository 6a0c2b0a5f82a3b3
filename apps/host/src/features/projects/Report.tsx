import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { projectMessages as messages } from './messages.ts'

const words: Record<FilledLine['result'], string> = {
  added: messages.added,
  raised: messages.added,
  limited: messages.limited,
  left_out: messages.leftOut,
  unknown: messages.unknown,
  unread: messages.notRead,
}

/** Line by line what became of a list; the word says it, not the color alone. */
export const Report = ({ lines }: { lines: readonly FilledLine[] }) => {
  const added = lines.filter(({ qty }) => qty > 0).length
  return (
    <div className="project-report">
      <p role="status">{messages.linesAdded(added, lines.length)}</p>
      <ol>
        {lines.map(({ line, text, result, message }, index) => (
          <li key={`${line} ${index}`}>
            <span className="project-chip" data-kind={result}>
              {words[result]}
            </span>
            <span>
              {line !== null && <span className="project-soft">{messages.line(line)} </span>}
              {text}
              <span className="project-soft"> {message}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
