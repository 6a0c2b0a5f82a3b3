import type { FileGroup, FileSort } from '@showroom/contract/chat/chat-choices'

const groups: Record<FileGroup, string> = {
  pictures: 'Pictures',
  documents: 'Documents',
  drawings: 'Drawings',
}

const columns: Record<FileSort, string> = {
  name: 'Name',
  who: 'Sent by',
  when: 'Date',
  size: 'Size',
  kind: 'Kind',
}

export const chatFileWords = {
  groups,
  columns,
  sort: 'Sort by',
  ways: { down: 'downwards', up: 'upwards' },
  view: 'View',
  grid: 'Grid',
  list: 'List',
  versions: (count: number) => `${count} versions`,
  of: (name: string) => `of ${name}`,
  version: (number: number) => `Version ${number}`,
  versionsOf: (name: string) => `Versions of ${name}`,
  allFiles: 'All files',
  all: 'All',
  kinds: 'Kinds of files',
  files: 'Files of this chat',
  pages: 'Pages of files',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  newer: 'Newer',
  older: 'Older',
  count: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  none: 'No files yet. Attach one to a message.',
  noneOf: (group: FileGroup) => `No ${groups[group].toLowerCase()} yet.`,
  noMatch: 'No file has that in its name.',
  failed: 'We could not load the files.',
  failedText: 'Nothing is lost. Please try again in a moment.',
  download: 'Download',
  downloadAll: 'Download all',
  zipComes: 'Putting them together…',
}
