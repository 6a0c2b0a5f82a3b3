/** What is said of a list that is pasted, and of what came of each of its lines. */
export const pasteMessages = {
  pasteAList: 'Paste a list',
  yourListLineBy: 'Your list, line by line',
  backToTheList: 'Back to the list',
  addTheList: 'Add the list',
  reading: 'Reading…',
  yourList: 'Your list',
  pleasePaste: 'Please paste your list.',
  pasteHint: 'SKU and quantity, one product per line: from a spreadsheet, a CSV or a mail.',
  added: 'Added',
  limited: 'Limited',
  leftOut: 'Left out',
  unknown: 'Unknown',
  notRead: 'Not read',
  linesAdded: (added: number, count: number) =>
    `${added} of ${count} ${count === 1 ? 'line' : 'lines'} added.`,
  line: (line: number) => `Line ${line}:`,
}
