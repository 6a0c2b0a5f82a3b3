import { choicesCss } from './choices.css.ts'

export { MessageChoices as Widget } from './MessageChoices.tsx'
export const css: readonly string[] = [choicesCss]
