import { type FormEvent, useState } from 'react'
import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'

type PaginationProps = { of: string; page: number; lastPage: number; onPage: (page: number) => void }

/** Page numbers around the current one, and a box to go to any: digits only, capped to the last page. */
export const Pagination = ({ of, page, lastPage, onPage }: PaginationProps) => {
  if (lastPage <= 1) return null
  return (
    <nav className="pagination" part="pagination" aria-label={uiMessages.pages(of)}>
      <button
        type="button"
        className="turn"
        disabled={page <= 1}
        aria-label={uiMessages.previous}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevron" />
      </button>
      <ol>
        {pagesAround(page, lastPage).map((number, index, all) => (
          <li key={number} className={number - (all[index - 1] ?? number) > 1 ? 'gap' : undefined}>
            <button
              type="button"
              aria-label={uiMessages.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="turn"
        disabled={page >= lastPage}
        aria-label={uiMessages.next}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron" />
      </button>
      <PageBox page={page} lastPage={lastPage} onPage={onPage} />
    </nav>
  )
}

const PageBox = ({ page, lastPage, onPage }: Omit<PaginationProps, 'of'>) => {
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setTyped(digits === '' ? '' : String(Math.min(Number(digits), lastPage)))
  }
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    setTyped('')
    if (wanted >= 1 && wanted !== page) onPage(wanted)
  }
  return (
    <form onSubmit={go}>
      <label>
        {uiMessages.goToPage}
        <input
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="button quiet">
        {uiMessages.go}
      </button>
    </form>
  )
}

const pagesAround = (page: number, lastPage: number) => {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < lastPage)
  return [...new Set([1, ...near, lastPage])]
}
