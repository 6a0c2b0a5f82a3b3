import { largestFile } from '../../platform/http/sent-file.ts'
import { fetchPublic, type PublicReply, type Reach } from '../../showroom/domain/fetch-public.ts'

/** A feed from its address; nothing of our own network. */
export const fetchGoods = (url: string, reach: Reach): Promise<PublicReply> =>
  fetchPublic(new URL(url), {
    ...reach,
    mostBytes: largestFile,
    accept: 'text/csv, text/tab-separated-values, application/xml, text/xml, */*',
    userAgent: 'Showroom catalogue import',
    followsElsewhere: true,
  })
