import { type DesignerStyle, designerStyles } from './designer-choices.ts'

export type SurveyPicture = { picture: string; style: DesignerStyle }
export type SurveyPair = readonly [SurveyPicture, SurveyPicture]

const pair = (
  [leftPicture, left]: readonly [string, DesignerStyle],
  [rightPicture, right]: readonly [string, DesignerStyle],
): SurveyPair => [
  { picture: leftPicture, style: left },
  { picture: rightPicture, style: right },
]

/** Twelve pairs of rooms of one kind, every style four times: which of the two is more like home? */
export const surveyPairs: readonly SurveyPair[] = [
  pair(['inspired-bathroom-4', 'classic'], ['inspired-bathroom-3', 'bold']),
  pair(['inspired-bathroom-2', 'coastal'], ['inspired-bathroom-7', 'modern']),
  pair(['inspired-bathroom-5', 'natural'], ['inspired-bathroom-6', 'bold']),
  pair(['inspired-kitchen-1', 'classic'], ['inspired-kitchen-5', 'modern']),
  pair(['inspired-kitchen-2', 'rustic'], ['inspired-kitchen-4', 'bold']),
  pair(['inspired-kitchen-3', 'coastal'], ['inspired-kitchen-7', 'classic']),
  pair(['inspired-living-room-1', 'rustic'], ['inspired-living-room-4', 'modern']),
  pair(['inspired-living-room-3', 'natural'], ['inspired-living-room-6', 'bold']),
  pair(['inspired-living-room-5', 'rustic'], ['inspired-living-room-7', 'coastal']),
  pair(['inspired-outdoor-1', 'coastal'], ['inspired-outdoor-7', 'modern']),
  pair(['inspired-outdoor-2', 'natural'], ['inspired-outdoor-5', 'classic']),
  pair(['inspired-outdoor-6', 'rustic'], ['inspired-outdoor-4', 'natural']),
]

/** Which picture of each pair; null while it is not answered. */
export const surveySides = ['left', 'right'] as const
export type SurveySide = (typeof surveySides)[number]
export type SurveyAnswers = readonly (SurveySide | null)[]

export const isAnswered = (answers: SurveyAnswers): boolean =>
  answers.length === surveyPairs.length && answers.every((answer) => answer !== null)

const chosenIn = (answers: SurveyAnswers): DesignerStyle[] =>
  surveyPairs.flatMap(([left, right], index) => {
    const answer = answers[index] ?? null
    if (answer === null) return []
    return [answer === 'left' ? left.style : right.style]
  })

/** The styles somebody chose, the most chosen first; of equals, in the order in which the styles are written. */
export const stylesOf = (answers: SurveyAnswers): { style: DesignerStyle; count: number }[] => {
  const chosen = chosenIn(answers)
  return designerStyles
    .map((style) => ({ style, count: chosen.filter((each) => each === style).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
