import type { Rows } from '../registry.ts'
import { sharedAttributes } from '../element/attributes.ts'
import type { AttributeType } from '../tag.ts'
import type { Finding } from './report.ts'
import type { Seen, TagSeen } from './seen.ts'
import { nearest } from './spelling.rules.ts'

/** Every tag: is it written right, does it show, does the page jump when it comes. */
export const tagFindings = ({ tags, origin }: Seen, known: Rows): Finding[] => [
  ...refused(tags, origin),
  ...tags.flatMap((tag) => (tag.state === 'unknown' ? misnamed(tag, known) : [])),
  ...tags.flatMap((tag) => attributeFindings(tag, known)),
  ...tags.flatMap(stateFindings),
  ...tags.flatMap(placeFindings),
]

const refused = (tags: TagSeen[], origin: string): Finding[] =>
  [...new Set(tags.filter(({ state }) => state === 'refused').map(({ showroom }) => showroom))].map(
    (showroom) => ({
      code: 'origin-refused',
      severity: 'problem',
      seen: `${origin} is not among the websites of showroom ${showroom}, so its tags show a card and no goods.`,
      advice: `The showroom’s owner adds ${origin} under Showroom settings, Websites, and verifies it.`,
    }),
  )

const misnamed = ({ tag, where }: TagSeen, known: Rows): Finding[] => {
  const meant = nearest(tag, Object.keys(known))
  return [
    {
      code: 'unknown-tag',
      severity: 'problem',
      seen: `<${tag}> is no tag of ours (${where}).`,
      advice: meant ? `Did you mean <${meant}>?` : `There are: ${Object.keys(known).join(', ')}.`,
    },
  ]
}

/** What any element takes; what frameworks mark theirs with is left alone, too. */
const ofEveryElement =
  /^(id|class|style|slot|part|exportparts|lang|dir|hidden|title|tabindex|role|inert|draggable|translate|nonce|is|name|popover|contenteditable|accesskey|item[a-z]+|key|ref|on[a-z]+|(data|aria|v|x|ng|wire|hx)-.+|.*[^a-z-].*|_.*)$/

const attributeFindings = ({ tag, where, attributes }: TagSeen, known: Rows): Finding[] => {
  const row = known[tag]
  if (!row) return []
  const own: Record<string, AttributeType> = { ...sharedAttributes, ...row.attributes }
  return Object.entries(attributes).flatMap(([name, value]) => {
    const type = own[name]
    if (type) return valueFindings({ tag, where, name, value, type })
    return ofEveryElement.test(name) ? [] : [unknownAttribute({ tag, where, name, own: Object.keys(own) })]
  })
}

type Unknown = { tag: string; where: string; name: string; own: string[] }

const unknownAttribute = ({ tag, where, name, own }: Unknown): Finding => {
  const meant = nearest(name, own)
  return {
    code: 'unknown-attribute',
    severity: meant ? 'problem' : 'warning',
    seen: `<${tag}> has no attribute ${name} (${where}).`,
    advice: meant ? `Did you mean ${meant}?` : `It takes: ${own.join(', ')}.`,
  }
}

type Written = { tag: string; where: string; name: string; value: string; type: AttributeType }

const valueFindings = ({ tag, where, name, value, type }: Written): Finding[] => {
  const isNumber = type === 'number' && (value === '' || !Number.isFinite(Number(value)))
  const isOtherWord = typeof type !== 'string' && !type.includes(value)
  if (!isNumber && !isOtherWord) return []
  const meant = typeof type === 'string' ? undefined : nearest(value, type)
  const allowed = typeof type === 'string' ? 'It takes a number.' : `It takes: ${type.join(', ')}.`
  return [
    {
      code: 'unknown-value',
      severity: 'problem',
      seen: `${name}="${value}" on <${tag}> counts as not written (${where}).`,
      advice: meant ? `Did you mean ${meant}?` : allowed,
    },
  ]
}

const stateFindings = ({ tag, where, state, showroom }: TagSeen): Finding[] => {
  const findings: Partial<Record<TagSeen['state'], Finding>> = {
    'not-loaded': {
      code: 'tag-not-drawn',
      severity: 'problem',
      seen: `<${tag}> is in view and not drawn (${where}).`,
      advice: 'Look for blocked requests in this list, and for showroom:error events.',
    },
    failed: {
      code: 'shop-failed',
      severity: 'problem',
      seen: `<${tag}> got no answer for showroom ${showroom} (${where}).`,
      advice: 'Check the showroom’s ID and the network; the tag offers to try again.',
    },
    hidden: {
      code: 'tag-hidden',
      severity: 'advice',
      seen: `<${tag}> is in a hidden part of the page (${where}).`,
      advice: 'That is fine in a tab or a menu: it is loaded when it is shown.',
    },
  }
  const finding = findings[state]
  return finding ? [finding] : []
}

/** Below this a jump is not seen. */
const noticedShift = 0.002
const smallPx = 100

const placeFindings = (tag: TagSeen): Finding[] => {
  const { tag: name, where, height, reservedHeight, shift, isInClosedRoot } = tag
  const findings: Finding[] = []
  const isReserved = reservedHeight >= Math.min(height, smallPx)
  if (!isReserved && tag.state === 'drawn' && (height > smallPx || shift > noticedShift)) {
    const jump = shift > noticedShift ? ` The page jumped by ${shift.toFixed(2)} when it came.` : ''
    findings.push({
      code: 'height-not-reserved',
      severity: jump ? 'warning' : 'advice',
      seen: `Nothing keeps the place of <${name}> until it is drawn (${where}).${jump}`,
      advice: `In the page’s own style sheet: ${name} { display: block; min-height: ${roundedUp(height)}px }`,
    })
  }
  if (isInClosedRoot) {
    findings.push({
      code: 'closed-root',
      severity: 'warning',
      seen: `<${name}> stands in a closed shadow root, where the script can not look for it (${where}).`,
      advice: 'Open the root, or place the same tag once outside of it.',
    })
  }
  return findings
}

/** The first screen is what matters of a tall shop. */
const roundedUp = (height: number) => Math.min(900, Math.ceil(height / 20) * 20)
