import type { FilledLine } from '@showroom/contract/cart/filled-line'

const words: Record<FilledLine['result'], string> = {
  added: 'Added',
  raised: 'Added',
  limited: 'Limited',
  left_out: 'Left out',
  unknown: 'Unknown',
  unread: 'Not read',
}

/** Line by line what became of a list; the word says it, not the color alone. */
export const Report = ({ lines }: { lines: readonly FilledLine[] }) => {
  const added = lines.filter(({ qty }) => qty > 0).length
  return (
    <div className="project-report">
      <p role="status">
        {added} of {lines.length} {lines.length === 1 ? 'line' : 'lines'} added.
      </p>
      <ol>
        {lines.map(({ line, text, result, message }, index) => (
          <li key={`${line} ${index}`}>
            <span className="project-chip" data-kind={result}>
              {words[result]}
            </span>
            <span>
              {line !== null && <span className="project-soft">Line {line}: </span>}
              {text}
              <span className="project-soft"> {message}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
