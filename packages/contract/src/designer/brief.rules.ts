import { briefPhotos } from '../policy/figures.ts'
import type { FieldErrors } from '../shared/errors.ts'
import type { DesignerBrief } from './hire.ts'
import { designerMessages as say } from './designer.messages.ts'
import { isAnswered } from './style-survey.rules.ts'

export const emptyBrief: DesignerBrief = {
  rooms: [],
  survey: [],
  must_keep: '',
  wishes: '',
  budget_cents: null,
  start_on: null,
  finish_by: null,
  photos: [],
}

/** A designer looks at these; a project may hold more. */
export const mostBriefPhotos = 30

type Dates = Pick<DesignerBrief, 'start_on' | 'finish_by'>

export const isInOrder = ({ start_on, finish_by }: Dates): boolean =>
  start_on === null || finish_by === null || start_on <= finish_by

/** What a designer can not do without; nothing where the brief can be sent. */
export const missingIn = (brief: DesignerBrief): FieldErrors => ({
  ...(brief.rooms.length === 0 ? { rooms: [say.rooms] } : {}),
  ...(isAnswered(brief.survey) ? {} : { survey: [say.survey] }),
  ...(new Set(brief.photos).size < briefPhotos ? { photos: [say.photos] } : {}),
  ...(isInOrder(brief) ? {} : { finish_by: [say.dates] }),
})

/** A photo of the project that can be looked at, not a plan or a list. */
export const isPhoto = (mediaType: string): boolean =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(mediaType)
