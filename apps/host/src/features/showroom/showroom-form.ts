import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { AboutField } from '@showroom/contract/showroom/showroom-about.rules'
import { parseColor } from '@showroom/contract/showroom/color'
import { showroomPageMessages as messages } from './messages.ts'

export type ShowroomForm = Pick<
  OwnShowroom,
  'tagline' | 'theme_color' | 'phone' | 'city' | 'state' | 'hidden_categories' | 'socials' | AboutField
> & { since_year: string }

export const formOf = (own: OwnShowroom): ShowroomForm => ({
  tagline: own.tagline,
  theme_color: own.theme_color,
  phone: own.phone,
  city: own.city,
  state: own.state,
  hidden_categories: own.hidden_categories,
  about: own.about,
  service_area: own.service_area,
  hours: own.hours,
  policies: own.policies,
  socials: own.socials,
  since_year: own.since_year === null ? '' : String(own.since_year),
})

export const rulesOf = ({ theme_color, since_year }: ShowroomForm): FieldErrors => ({
  ...(theme_color.trim() !== '' && parseColor(theme_color) === null
    ? { theme_color: [say.noSuchColor] }
    : {}),
  ...(/^(\d{4})?$/.test(since_year.trim()) ? {} : { since_year: [messages.noSuchYear] }),
})

/** As the call takes it; a color that the plan does not show is tried in the preview only. */
export const changeOf = (form: ShowroomForm, own: OwnShowroom) => ({
  ...form,
  theme_color: own.has_own_brand ? form.theme_color : own.theme_color,
  since_year: form.since_year.trim() === '' ? null : Number(form.since_year),
})
