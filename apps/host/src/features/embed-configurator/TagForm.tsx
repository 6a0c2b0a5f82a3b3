import { CheckField } from '../../kit/form/CheckField.tsx'
import { ColorField } from '../../kit/form/ColorField.tsx'
import { RadioChoice } from '../../kit/form/RadioChoice.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { embedMessages as messages } from './messages.ts'
import { attributesOfTag, grounds, tagNames, type TagSetup, themes, withTag } from './tag-setup.ts'
import type { Choices } from './useChoices.ts'

type Props = { setup: TagSetup; choices: Choices; onSetup: (setup: TagSetup) => void }

/** The tag, what its row knows, and what every tag takes. */
export const TagForm = ({ setup, choices, onSetup }: Props) => (
  <form className="form" aria-label={messages.setUp} onSubmit={(event) => event.preventDefault()}>
    <SelectField
      name="tag"
      label={messages.tag}
      value={setup.tag}
      onChange={(name) => onSetup(withTag(setup, tagNames.find((each) => each === name) ?? setup.tag))}
      options={tagNames.map((value) => ({ value, label: messages.tagOf(value) }))}
    />
    {attributesOfTag(setup.tag).map(([name, type]) => (
      <Attribute
        key={`${setup.tag} ${name}`}
        name={name}
        options={typeof type === 'string' ? choices[name] : worded(type)}
        isFlag={type === 'boolean'}
        isNumber={type === 'number' || name === 'page-size'}
        value={setup.values[name] ?? ''}
        onChange={(value) => onSetup({ ...setup, values: { ...setup.values, [name]: value } })}
      />
    ))}
    <Looks setup={setup} onSetup={onSetup} />
  </form>
)

const worded = (words: readonly string[]) =>
  words.map((value) => ({ value, label: messages.optionOf(value) }))

type AttributeProps = {
  name: string
  options: readonly { value: string; label: string }[] | undefined
  isFlag: boolean
  isNumber: boolean
  value: string
  onChange: (value: string) => void
}

const Attribute = ({ name, options, isFlag, isNumber, value, onChange }: AttributeProps) => {
  const { label, hint } = messages.attributeOf(name)
  if (isFlag)
    return (
      <CheckField name={name} checked={value !== ''} onChange={(isOn) => onChange(isOn ? 'yes' : '')}>
        {label}
      </CheckField>
    )
  const shared = { name, label, hint, value, onChange, required: false }
  if (options) return <SelectField {...shared} options={options} empty={messages.asItComes} />
  return (
    <TextField
      {...shared}
      inputMode={isNumber ? 'numeric' : 'text'}
      maxLength={isNumber ? 3 : 200}
      autoComplete="off"
      autoCapitalize="none"
    />
  )
}

const standardColor = '#1f5a4c'

/** Light or dark, on what, and in which colors. */
const Looks = ({ setup, onSetup }: Omit<Props, 'choices'>) => {
  const { theme, ground, color } = setup
  return (
    <>
      <SelectField
        name="theme"
        label={messages.theme}
        hint={messages.themeHint}
        value={theme}
        onChange={(next) => onSetup({ ...setup, theme: next })}
        options={themes.map((value) => ({ value, label: messages.themes[value] }))}
        empty={messages.asItComes}
        required={false}
      />
      <SelectField
        name="ground"
        label={messages.ground}
        value={ground}
        onChange={(next) => onSetup({ ...setup, ground: next })}
        options={grounds.map((value) => ({ value, label: messages.grounds[value] }))}
        empty={messages.asItComes}
        required={false}
      />
      <RadioChoice
        name="colors"
        legend={messages.colors}
        choices={[
          { value: 'showroom', label: messages.followShowroom },
          { value: 'own', label: messages.ownColor },
        ]}
        value={color === '' ? 'showroom' : 'own'}
        onChange={(next) => onSetup({ ...setup, color: next === 'own' ? standardColor : '' })}
      />
      {color !== '' && (
        <ColorField
          name="color"
          label={messages.color}
          hint={messages.colorHint}
          value={color}
          onChange={(next) => onSetup({ ...setup, color: next || ' ' })}
        />
      )}
    </>
  )
}
