import { money } from '@showroom/widgets/ui/format.ts'
import type { FormEvent } from 'react'
import type { StepProps } from './HireDesigner.tsx'
import { RadioChoice } from '../../../kit/form/RadioChoice.tsx'
import { StepButtons } from './StepButtons.tsx'
import { quote } from './useHireWizard.ts'
import { hireMessages as messages } from './messages.ts'

export const PackageStep = ({ wizard, designer }: StepProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    wizard.next()
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <RadioChoice
        name="package"
        legend={messages.whichPackage}
        choices={[
          ...designer.packages.map(({ id, name, price_cents, days, revisions, includes }) => ({
            value: id,
            label: name,
            about: `${messages.packageAbout(money(price_cents), days, revisions)} · ${includes.join(', ')}`,
          })),
          { value: quote, label: messages.aQuote, about: messages.quoteAbout(designer.name) },
        ]}
        value={wizard.chosen}
        onChange={wizard.setChosen}
      />
      <StepButtons onBack={() => wizard.go(1)} />
    </form>
  )
}
