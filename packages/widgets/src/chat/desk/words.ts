import type { ProjectRole } from '@showroom/contract/project/project-choices'

export const deskWords = {
  threads: 'Your talks',
  allTalks: 'All chats',
  info: 'People and files',
  back: 'Back to the messages',
  about: 'About this chat',
  people: 'People',
  pinned: 'Pinned',
  nothingPinned: 'Nothing is pinned.',
  files: 'Files',
  noFiles: 'No files yet.',
  shown: 'Shown here',
  nothingShown: 'No product, decision or order was shown yet.',
  failed: 'We could not load this. ',
  retry: 'Try again',
  loading: 'Loading…',
}

export const roleWords: Record<ProjectRole, string> = {
  owner: 'Owner',
  client: 'Client',
  pro: 'Pro',
  designer: 'Designer',
  viewer: 'Viewer',
}
