import { type FileSort, fileSorts } from '@showroom/contract/chat/chat-choices'
import { descending, type SortBy } from '@showroom/contract/shared/sort'
import { chatFileWords as words } from './messages.ts'

type Props = { sort: SortBy<FileSort>; onSort: (sort: SortBy<FileSort>) => void }

/** What a press begins with: the newest and the largest first, words from A on. */
const firstOf = (column: FileSort) => (column === 'when' || column === 'size' ? descending(column) : column)

/** Above the columns of the list; another press turns it around. */
export const SortBar = ({ sort, onSort }: Props) => (
  <div className="chat-files-sorts" role="group" aria-label={words.sort}>
    {fileSorts.map((column) => {
      const isDown = sort === descending(column)
      const isSorted = isDown || sort === column
      const turned = isDown ? column : descending(column)
      return (
        <button
          key={column}
          type="button"
          aria-pressed={isSorted}
          onClick={() => onSort(isSorted ? turned : firstOf(column))}
        >
          {words.columns[column]}
          {isSorted && <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span>}
          {isSorted && <span className="said"> {words.ways[isDown ? 'down' : 'up']}</span>}
        </button>
      )
    })}
  </div>
)
