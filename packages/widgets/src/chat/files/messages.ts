import type { FileGroup } from '@showroom/contract/chat/chat-choices'

const groups: Record<FileGroup, string> = {
  pictures: 'Pictures',
  documents: 'Documents',
  drawings: 'Drawings',
}

export const chatFileWords = {
  groups,
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
