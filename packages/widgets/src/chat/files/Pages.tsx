import { Button } from '../../ui/Button.tsx'
import { chatFileWords as words } from './messages.ts'

type PagesProps = { page: number; lastPage: number; onPage: (page: number) => void }

/** A talk has few pages of files, and one goes back in them: there is no page to type. */
export const Pages = ({ page, lastPage, onPage }: PagesProps) =>
  lastPage > 1 && (
    <nav className="chat-files-pages" aria-label={words.pages}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.newer}
      </Button>
      <span>{words.page(page, lastPage)}</span>
      <Button disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
        {words.older}
      </Button>
    </nav>
  )
