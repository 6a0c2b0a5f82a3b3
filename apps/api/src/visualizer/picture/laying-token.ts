import { layPatterns } from '@showroom/contract/catalogue/catalogue'
import { type LaidState, laidState } from '@showroom/contract/visualizer/design'

type Laying = Pick<LaidState, 'pattern' | 'angle' | 'joint_mil' | 'grout' | 'start'>

const digits = (share: number): string => String(share).padStart(3, '0')

/** How goods lie, as a part of a picture's address; nothing where they lie as the catalogue shows them. */
export const layingToken = ({ pattern, angle, joint_mil, grout, start: [across, along] }: Laying): string =>
  [
    pattern === null ? '' : `p${layPatterns.indexOf(pattern)}`,
    angle === 0 ? '' : `a${angle}`,
    joint_mil === null ? '' : `j${joint_mil}`,
    grout === null ? '' : `g${grout.slice(1)}`,
    across === 0 && along === 0 ? '' : `s${digits(across)}${digits(along)}`,
  ].join('')

const shape =
  /^(?:p(?<pattern>\d))?(?:a(?<angle>\d\d))?(?:j(?<joint>\d{1,3}))?(?:g(?<grout>[0-9a-f]{6}))?(?:s(?<across>\d{3})(?<along>\d{3}))?$/

const numberOr = <Other>(typed: string | undefined, other: Other): number | Other =>
  typed === undefined ? other : Number(typed)

/** What such a part means; null for what we never write. */
export const layingNamed = (token: string): LaidState | null => {
  const found = shape.exec(token)?.groups
  if (!found) return null
  const { pattern, angle, joint, grout, across, along } = found
  const parsed = laidState.safeParse({
    product_id: null,
    pattern: pattern === undefined ? null : (layPatterns[Number(pattern)] ?? pattern),
    angle: numberOr(angle, 0),
    joint_mil: numberOr(joint, null),
    grout: grout === undefined ? null : `#${grout}`,
    start: [numberOr(across, 0), numberOr(along, 0)],
  })
  return parsed.success ? parsed.data : null
}
