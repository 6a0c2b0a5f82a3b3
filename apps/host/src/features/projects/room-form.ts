import type { ProjectRoom } from '@showroom/contract/project/project'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { isJoinable, type RoomMeasures } from '@showroom/contract/project/room-areas.rules'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { feetAsTyped, milliFeetIn } from '../../kit/form/typed-amounts.ts'
import { roomMessages } from './room.messages.ts'

type Part<Field extends string> = Record<Field, string>

/** A room as it is typed: every length a text. */
export type RoomTyped = {
  name: string
  type: string
  height: string
  rectangles: Part<'length' | 'width' | 'joined'>[]
  openings: Part<'width' | 'height' | 'count'>[]
  counters: Part<'length'>[]
  backsplash_height: string
}

export const blankRectangle = { length: '', width: '', joined: '' }
export const blankOpening = { width: '', height: '', count: '1' }
export const blankCounter = { length: '' }

export const blankRoom: RoomTyped = {
  name: '',
  type: 'bathroom',
  height: '8',
  rectangles: [blankRectangle],
  openings: [],
  counters: [],
  backsplash_height: '',
}

/** Lengths as whoever measures writes them. */
export const roomAsTyped = ({ name, type, measures }: ProjectRoom, isDecimal: boolean): RoomTyped => {
  const typed = (milli: number) => feetAsTyped(milli, isDecimal)
  return {
    name,
    type,
    height: typed(measures.height),
    rectangles: measures.rectangles.map((part) => ({
      length: typed(part.length),
      width: typed(part.width),
      joined: typed(part.joined),
    })),
    openings: measures.openings.map((part) => ({
      width: typed(part.width),
      height: typed(part.height),
      count: String(part.count),
    })),
    counters: measures.counters.map((part) => ({ length: typed(part.length) })),
    backsplash_height: typed(measures.backsplash_height),
  }
}

const isBlank = (part: Record<string, string>, ignored = ''): boolean =>
  Object.entries(part).every(([field, text]) => field === ignored || text.trim() === '')

const lengthOf = (text: string): number => milliFeetIn(text) ?? 0

/** What is left blank is not there; what can not be read is said by the rules below. */
export const measuresIn = (typed: RoomTyped): RoomMeasures => ({
  height: lengthOf(typed.height),
  rectangles: typed.rectangles
    .filter((part) => !isBlank(part))
    .map(({ length, width, joined }) => ({
      length: lengthOf(length),
      width: lengthOf(width),
      joined: lengthOf(joined),
    })),
  openings: typed.openings
    .filter((part) => !isBlank(part, 'count'))
    .map(({ width, height, count }) => ({
      width: lengthOf(width),
      height: lengthOf(height),
      count: Number(count) || 1,
    })),
  counters: typed.counters
    .filter((part) => !isBlank(part))
    .map(({ length }) => ({ length: lengthOf(length) })),
  backsplash_height: lengthOf(typed.backsplash_height),
})

const isWrong = (text: string, isNeeded: boolean): boolean =>
  text.trim() === '' ? isNeeded : milliFeetIn(text) === null || (isNeeded && milliFeetIn(text) === 0)

const partErrors = (
  name: string,
  parts: readonly Record<string, string>[],
  needed: readonly string[],
): FieldErrors =>
  Object.fromEntries(
    parts.flatMap((part, index) =>
      isBlank(part, 'count')
        ? []
        : Object.entries(part)
            .filter(([field, text]) => field !== 'count' && isWrong(text, needed.includes(field)))
            .map(([field]) => [`${name}.${index}.${field}`, [roomMessages.lengthFormat]]),
    ),
  )

const countErrors = (openings: RoomTyped['openings']): FieldErrors =>
  Object.fromEntries(
    openings.flatMap(({ count }, index) =>
      /^([1-9]|[1-3][0-9]|40)$/.test(count.trim())
        ? []
        : [[`openings.${index}.count`, [roomMessages.countRange]]],
    ),
  )

export const roomRules = (typed: RoomTyped): FieldErrors => ({
  ...(typed.name.trim() === '' ? { name: [say.roomName] } : {}),
  ...(isWrong(typed.height, false) ? { height: [roomMessages.lengthFormat] } : {}),
  ...(isWrong(typed.backsplash_height, false) ? { backsplash_height: [roomMessages.lengthFormat] } : {}),
  ...partErrors('rectangles', typed.rectangles, ['length', 'width']),
  ...partErrors('openings', typed.openings, ['width', 'height']),
  ...partErrors('counters', typed.counters, ['length']),
  ...countErrors(typed.openings),
  ...joinErrors(typed),
})

const joinErrors = ({ rectangles }: RoomTyped): FieldErrors =>
  Object.fromEntries(
    rectangles.flatMap(({ length, width, joined }, index) =>
      isJoinable({ length: lengthOf(length), width: lengthOf(width), joined: lengthOf(joined) })
        ? []
        : [[`rectangles.${index}.joined`, [say.joined_length]]],
    ),
  )
