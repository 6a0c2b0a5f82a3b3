/** What every table says. */
export const tableMessages = {
  csv: 'Export as CSV',
  search: 'Search',
  columns: 'Columns',
  sortBy: 'Sort by',
  ascending: (column: string) => column,
  descending: (column: string) => `${column}, largest or newest first`,
  nothingFits: 'Nothing fits these words and filters.',
  clearFilters: 'Clear the filters',
  ticked: (count: number) => (count === 1 ? '1 ticked' : `${count} ticked`),
  untick: 'Untick all',
  from: 'From',
  to: 'To',
  dayFormat: 'MM.DD.YYYY',
  dateFormat: 'Please write the date as MM.DD.YYYY.',
  daysReversed: 'The last day must not be before the first one.',
}
