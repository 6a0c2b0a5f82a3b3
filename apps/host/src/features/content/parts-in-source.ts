import type { ContentItem, PolicyName } from '@showroom/contract/content/collections'
import { headingId } from '@showroom/contract/content/written'

/** A heading of the text begins a part; what stands before the first is one without. */
export const partsInSource = (policy: PolicyName, source: string): ContentItem[] =>
  `\n${source}`.split(/\n## /).flatMap((part, index) => {
    const [first = '', ...rest] = part.split('\n')
    const heading = index === 0 ? '' : first.trim()
    const text = (index === 0 ? part : rest.join('\n')).trim()
    return text === '' ? [] : [{ id: `${policy}-${headingId(heading)}`.slice(0, 120), heading, policy, text }]
  })
