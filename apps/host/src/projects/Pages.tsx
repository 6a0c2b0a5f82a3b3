type Props = { page: number; last: number; onPage: (page: number) => void }

/** One page back, one forth. */
export const Pages = ({ page, last, onPage }: Props) =>
  last > 1 ? (
    <nav className="projects-pages" aria-label="Pages">
      <button type="button" className="button quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span aria-live="polite">
        Page {page} of {last}
      </span>
      <button type="button" className="button quiet" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  ) : null
