import type { Finding } from './report.ts'
import type { TagSeen } from './seen.ts'

const readable = 4.5
const mostNamed = 3

/** Where the page is not white behind a tag: what lies there, and what the tag has made of it. */
export const groundFindings = (tags: readonly TagSeen[]): Finding[] => tags.flatMap(findingOf)

const findingOf = ({ tag, where, ground }: TagSeen): Finding[] => {
  if (!ground) return []
  const { colors, stand, contrast } = ground
  const seen = `Behind <${tag}> the page is ${named(colors)} (${where})`
  if (stand.endsWith('-own')) {
    return [
      {
        code: 'ground',
        severity: 'advice',
        seen: `${seen}. It stands on a paper of its own, in its ${schemeOf(stand)} colors.`,
        advice: `To have it on the page itself: <${tag} ground="page">; then look after the contrast yourself.`,
      },
    ]
  }
  if (contrast === null || contrast >= readable) return []
  return [
    {
      code: 'ground-contrast',
      severity: 'warning',
      seen: `${seen}, and its text has a contrast of ${contrast.toFixed(1)} there; ${readable} is needed to be read.`,
      advice: `Take ground="page" from <${tag}>, or write ground="own".`,
    },
  ]
}

const schemeOf = (stand: string) => stand.replace('-own', '')

const named = (colors: readonly string[]) =>
  colors.length > mostNamed
    ? `${colors.slice(0, mostNamed).join(', ')} and ${colors.length - mostNamed} more`
    : colors.join(', ')
