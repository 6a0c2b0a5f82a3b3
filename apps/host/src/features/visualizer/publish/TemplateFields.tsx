import { roomStyles, type RoomStyle, styleNames } from '@showroom/contract/visualizer/surfaces'
import {
  longestTemplateTitle,
  type TemplateState,
  templateStates,
} from '@showroom/contract/visualizer/template-choices'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { RadioChoice } from '../../../kit/form/RadioChoice.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { optionsOf } from '../../projects/words.ts'
import { publishMessages as messages } from './messages.ts'

export type TemplateWords = { title: string; style: RoomStyle; state: TemplateState }

export const templateRules = ({ title }: TemplateWords): FieldErrors =>
  title.trim() === '' ? { title: [messages.needTitle] } : {}

type Props = {
  values: TemplateWords
  /** Who may see it; none to choose from where it is one person’s own. */
  states: readonly TemplateState[]
  change: (change: Partial<TemplateWords>) => void
  errorOf: (field: string) => string | undefined
}

/** What a template is called, and who sees it. */
export const TemplateFields = ({ values: { title, style, state }, states, change, errorOf }: Props) => (
  <>
    <TextField
      name="title"
      label={messages.title}
      hint={states.length > 0 ? messages.titleHint : messages.keepTitleHint}
      value={title}
      error={errorOf('title')}
      maxLength={longestTemplateTitle}
      autoComplete="off"
      required
      onChange={(typed) => change({ title: typed })}
    />
    <SelectField
      name="style"
      label={messages.style}
      options={optionsOf(styleNames)}
      value={style}
      error={errorOf('style')}
      onChange={(chosen) => change({ style: roomStyles.find((each) => each === chosen) ?? style })}
    />
    {states.length > 0 && (
      <RadioChoice
        name="state"
        legend={messages.visibility}
        choices={states.map((value) => ({
          value,
          label: messages.states[value],
          about: messages.aboutStates[value],
        }))}
        value={state}
        onChange={(chosen) => change({ state: templateStates.find((each) => each === chosen) ?? state })}
      />
    )}
  </>
)
