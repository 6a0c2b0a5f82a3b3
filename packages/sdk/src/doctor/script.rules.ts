import type { Finding } from './report.ts'
import type { ScriptSeen, Seen } from './seen.ts'

/** The script tag itself: how often, for whom, and how it is pinned. */
export const scriptFindings = ({ scripts, tags, showroom, version, newest }: Seen): Finding[] => [
  ...copies(scripts, version),
  ...showrooms(scripts, showroom),
  ...unnamed(scripts, tags),
  ...outdated(version, newest),
  ...scripts.flatMap(written),
]

const copies = (scripts: ScriptSeen[], version: string): Finding[] => {
  if (scripts.length < 2) return []
  const addresses = [...new Set(scripts.map(({ address }) => address))]
  const seen =
    addresses.length === 1
      ? `The script is on the page ${scripts.length} times.`
      : `The script is on the page from ${addresses.length} addresses: ${addresses.join(', ')}.`
  const advice = `The first one runs (version ${version}); take the others out.`
  return [{ code: 'script-twice', severity: 'warning', seen, advice }]
}

const showrooms = (scripts: ScriptSeen[], showroom: string): Finding[] => {
  const others = [...new Set(scripts.map((script) => script.showroom))].filter(
    (named) => named !== null && named !== showroom,
  )
  return others.map((other) => ({
    code: 'two-showrooms',
    severity: 'warning',
    seen: `A second script tag names showroom ${other}, and is not heard: the page's showroom is ${showroom}.`,
    advice: `Write showroom="${other}" on the tags that are to show it.`,
  }))
}

const unnamed = (scripts: ScriptSeen[], tags: Seen['tags']): Finding[] => {
  const isNamed = scripts.length === 0 || scripts.some((script) => script.showroom)
  const lonely = tags.filter((tag) => !tag.attributes.showroom)
  if (isNamed || lonely.length === 0) return []
  return [
    {
      code: 'showroom-missing',
      severity: 'problem',
      seen: 'No showroom is named: the tags show the marketplace’s own shop, not yours.',
      advice: 'Add data-showroom="YOUR-ID" to the script tag.',
    },
  ]
}

const outdated = (version: string, newest: string | null): Finding[] =>
  newest !== null && isOlder(version, newest)
    ? [
        {
          code: 'old-version',
          severity: 'advice',
          seen: `The page is pinned to ${version}; the latest release is ${newest}.`,
          advice:
            'Old releases go on working. Look at the table of releases, and pin the new one with its integrity.',
        },
      ]
    : []

const isOlder = (one: string, other: string): boolean => {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number))
  const differs = theirs?.findIndex((part, index) => part !== ours?.[index]) ?? -1
  return differs >= 0 && (ours?.[differs] ?? 0) < (theirs?.[differs] ?? 0)
}

export const isPinned = ({ address }: ScriptSeen): boolean => pinnedAddress.test(address)

const pinnedAddress = /\/embed\/\d+\.\d+\.\d+\//

const written = (script: ScriptSeen): Finding[] => {
  const { address, isModule, integrity } = script
  const findings: (Finding | false)[] = [
    !isModule && {
      code: 'script-not-module',
      severity: 'problem',
      seen: `The script tag of ${address} is not a module, and a browser can not run it.`,
      advice: 'Add type="module" to the script tag.',
    },
    isPinned(script) &&
      !integrity && {
        code: 'integrity-missing',
        severity: 'advice',
        seen: `${address} is pinned to a release, but its content is not.`,
        advice: 'Add the integrity of that release, listed beside it, and the import map for its chunks.',
      },
    !isPinned(script) &&
      integrity !== '' && {
        code: 'integrity-will-break',
        severity: 'problem',
        seen: `${address} changes with each release, and the tag carries the integrity of one.`,
        advice: 'Name a release in the address (…/embed/1.2.3/…), or take the integrity out.',
      },
  ]
  return findings.filter((finding) => finding !== false)
}
