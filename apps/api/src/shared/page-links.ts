import type { PageLink } from '@showroom/contract/shared/paging'

/** Pages shown on each side of the current one. */
const reach = 3

/** “&laquo; Previous”, 1, 2, …, “Next &raquo;”, as the specification’s paginated records have them. */
export const pageLinks = (page: number, lastPage: number, urlOf: (page: number) => string): PageLink[] => {
  const link = (label: string, target: number): PageLink => ({
    label,
    url: target >= 1 && target <= lastPage ? urlOf(target) : null,
    active: false,
  })
  return [
    link('&laquo; Previous', page - 1),
    ...numbersAround(page, lastPage).map((number) =>
      number === null
        ? { label: '...', url: null, active: false }
        : { ...link(String(number), number), active: number === page },
    ),
    link('Next &raquo;', page + 1),
  ]
}

/** First and last page, and those around the current one; null is a gap. */
const numbersAround = (page: number, lastPage: number): (number | null)[] => {
  const from = Math.max(1, page - reach)
  const to = Math.min(lastPage, page + reach)
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const before = from === 1 ? [] : from === 2 ? [1] : [1, null]
  const after = to === lastPage ? [] : to === lastPage - 1 ? [lastPage] : [null, lastPage]
  return [...before, ...around, ...after]
}
