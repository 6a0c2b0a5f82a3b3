/** What these pages say. */
export const inboxMessages = {
  exportAsCsv: 'Export as CSV',
  whatCameIn: 'What came in',
  mmDdYyyy: 'MM.DD.YYYY',
  search: 'Search',
  show: 'Show',
  clear: 'Clear',
  leadsNewestFirstTimes: 'Leads, newest first, times in Pacific',
  messagesNewestFirstTimes: 'Messages, newest first, times in Pacific',
  order: (orderNumber: string | number) => ` · Order ${orderNumber}`,
}
