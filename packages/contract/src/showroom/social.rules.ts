/** Where else people find a Pro, as they stand beside one another. */
export const socialNetworks = [
  'website',
  'instagram',
  'facebook',
  'pinterest',
  'houzz',
  'youtube',
  'tiktok',
  'linkedin',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export const longestSocial = 200

/** Null: any website. */
const hostsOf: Record<SocialNetwork, readonly string[] | null> = {
  website: null,
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com'],
  pinterest: ['pinterest.com'],
  houzz: ['houzz.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  linkedin: ['linkedin.com'],
}

const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** A host with a name, and what follows it: no port, nobody’s password, no number. */
const shape =
  /^(?:https?:\/\/)?(?<host>[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})(?<path>\/[\w\-./~%?=&#@+,:;!'()*$]*)?$/i

/** What was typed as an address by https on that network; null where it is none. */
export const socialAddress = (network: SocialNetwork, typed: string): string | null => {
  const text = typed.trim()
  const { host: named, path = '/' } = shape.exec(text)?.groups ?? {}
  if (named === undefined || text.length > longestSocial) return null
  const host = named.toLowerCase()
  const hosts = hostsOf[network]
  // Of a network it is a page of somebody’s, and not its first.
  const isThere = hosts === null || (hosts.some((domain) => isOf(host, domain)) && path !== '/')
  return isThere ? `https://${host}${path}` : null
}
