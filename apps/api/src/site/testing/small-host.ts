import type { HostRenderer } from '@showroom/contract/site/site'

/** In place of the host's build, which is not there when these tests run in a fresh checkout: draws nothing. */
export const smallHost: HostRenderer = {
  read: () => ({ kind: 'shell' }),
  draw: () => Promise.reject(new Error('Nothing is drawn here.')),
  shell: ({ path }) => `<title>${encodeURI(path)}</title>`,
  publicPaths: () => ['/', '/faq'],
  texts: () => [],
}
