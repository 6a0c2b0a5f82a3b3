import { fetchPublic, type PublicReply, type Reach } from './fetch-public.ts'

/** What was fetched, or a word for why not. */
export type Fetched = Exclude<PublicReply, { outcome: 'bytes' }> | { outcome: 'text'; text: string }

const mostBytes = 4_096

/** A small text from somebody's website, and from no other. */
export const fetchPublicText = async (url: URL, reach: Reach): Promise<Fetched> => {
  const reply = await fetchPublic(url, {
    ...reach,
    mostBytes,
    accept: 'text/plain',
    userAgent: 'Showroom domain verification',
  })
  return reply.outcome === 'bytes' ? { outcome: 'text', text: reply.bytes.toString('utf8') } : reply
}
