import { accessLengths } from '@showroom/contract/designer/designer-choices'
import type { FormEvent } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { sightWords } from '../../projects/choice.messages.ts'
import { keyIn, optionsOf } from '../../projects/words.ts'
import { hireRightWords } from '../choice.messages.ts'
import type { StepProps } from './HireDesigner.tsx'
import { StepButtons } from './StepButtons.tsx'
import { hireMessages as messages } from './messages.ts'

export const AccessStep = ({ wizard: { access, setAccess, next, go }, designer }: StepProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="designer-soft">{messages.accessAbout(designer.name)}</p>
      <SelectField
        name="right"
        label={messages.right}
        options={optionsOf(hireRightWords)}
        value={access.right}
        onChange={(right) => setAccess({ ...access, right: keyIn(hireRightWords, right) ?? 'view' })}
      />
      <SelectField
        name="sees_prices"
        label={messages.seesPrices}
        hint={messages.pricesHint}
        options={optionsOf(sightWords)}
        value={access.sees}
        onChange={(sees) => setAccess({ ...access, sees: keyIn(sightWords, sees) ?? 'no' })}
      />
      <SelectField
        name="days"
        label={messages.days}
        options={accessLengths.map((days) => ({ value: String(days), label: messages.dayCount(days) }))}
        value={String(access.days)}
        onChange={(typed) =>
          setAccess({ ...access, days: accessLengths.find((days) => String(days) === typed) ?? 30 })
        }
      />
      <StepButtons onBack={() => go(2)} />
    </form>
  )
}
