import type { AiPhotoColor } from '@showroom/contract/design-ai/ai-photo'
import type { AiSurvey, AiWish } from '@showroom/contract/design-ai/design-ai'
import { type AiSurface, aiStyles } from '@showroom/contract/design-ai/ai-choices'
import { labOf } from './lab.rules.ts'
import type { SurfaceAppearance } from '@showroom/contract/catalogue/appearance'
import type { Preferences, SeenColor } from './score.rules.ts'

/** What the wish says counts for three quarters, what the survey leans to for the rest. */
const wished = 0.75

type Room = { whose: string; colors: readonly SeenColor[] }

/** Any color of a photo speaks for any surface: where its floor is nobody knows. */
export const roomOfPhoto = (colors: readonly AiPhotoColor[]): Room => ({
  whose: 'your photo',
  colors: colors.map(({ color, share }) => ({ color, lab: labOf(color), share: share / 100, surface: null })),
})

/** What lies on a surface speaks for that one. */
export const roomOfLaid = (
  name: string,
  laid: readonly { surface: AiSurface; look: SurfaceAppearance }[],
): Room => ({
  whose: `“${name}”`,
  colors: laid.map(({ surface, look }) => {
    const color = look.colors[0] ?? '#888888'
    return { color, lab: labOf(color), share: 1, surface }
  }),
})

/** The styles of a wish, leaning to the survey's; the first one chosen counts the most. */
export const preferencesOf = (
  { styles, strength }: Pick<AiWish, 'styles' | 'strength'>,
  survey: AiSurvey | null,
  room: Room | null = null,
): Preferences => {
  const parts = styles.map((style, at) => ({ style, part: 1 / (at + 1) }))
  const all = parts.reduce((sum, { part }) => sum + part, 0)
  const leaning = aiStyles.map((style) => ({ style, part: survey?.styles[style] ?? 0 }))
  const leant = leaning.reduce((sum, { part }) => sum + part, 0)
  const weights = aiStyles.map((style) => {
    const own = (parts.find((each) => each.style === style)?.part ?? 0) / all
    const other = (leaning.find((each) => each.style === style)?.part ?? 0) / Math.max(1, leant)
    return { style, weight: leant > 0 ? own * wished + other * (1 - wished) : own }
  })
  return {
    styles: weights.filter(({ weight }) => weight > 0),
    tone: survey?.tone ?? null,
    dislikes: survey?.dislikes ?? [],
    budgetPerSqftCents: survey?.budget_per_sqft_cents ?? null,
    beside: room && room.colors.length > 0 ? { ...room, closeness: 1 - strength / 100 } : null,
  }
}
