import type { Suggestions } from './useSuggestions.ts'

type Props = {
  suggestions: Suggestions
  /** Before each name. */
  sign: '@' | '/'
  label: string
  counted: (count: number) => string
}

/** What could be meant. The focus stays in the field, which says which of them is chosen. */
export const SuggestionList = ({ suggestions, sign, label, counted }: Props) => {
  const { items, active, listId, optionId, choose } = suggestions
  return (
    <>
      {items.length > 0 && (
        <div className="chat-mentions" role="listbox" id={listId} aria-label={label}>
          {items.map((item, nth) => (
            <div
              key={item.id}
              id={optionId(nth)}
              role="option"
              aria-selected={nth === active}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(item)
              }}
            >
              {sign}
              {item.name}
            </div>
          ))}
        </div>
      )}
      <span className="said" role="status">
        {items.length > 0 && counted(items.length)}
      </span>
    </>
  )
}
