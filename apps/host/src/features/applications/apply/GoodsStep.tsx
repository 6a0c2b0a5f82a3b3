import type { DocumentKind } from '@showroom/contract/application/choices'
import { useState } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { Agreement } from './Agreement.tsx'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { Files } from './LicenseStep.tsx'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'

export const GoodsStep = ({ wizard }: { wizard: Wizard }) => {
  const { form } = wizard
  const [kind, setKind] = useState<DocumentKind>('resale_permit')
  return (
    <>
      <AreaField
        {...wizardField(wizard)('sells', 'What you sell')}
        hint="In a sentence or two: materials, brands, where they are made."
        maxLength={600}
        required
      />
      <CategoryChoice
        legend="Where it belongs"
        hint="Tick what fits. You can change it later."
        chosen={form.values.categories}
        onChange={(categories) => form.change({ categories })}
      />
      <SelectField
        name="document_kind"
        label="How you show that you are a business"
        value={kind}
        onChange={(chosen) => setKind(chosen === 'tax_id' ? 'tax_id' : 'resale_permit')}
        options={[
          { value: 'resale_permit', label: 'Resale permit' },
          { value: 'tax_id', label: 'Tax ID document' },
        ]}
      />
      <Files
        wizard={wizard}
        kind={kind}
        label={kind === 'tax_id' ? 'Your tax ID document' : 'Your resale permit'}
        hint="A photo or PDF, up to 10 MB."
        error={form.errorOf('tax_document')}
      />
      {wizard.steps.some(({ id }) => id === 'you') && <Agreement wizard={wizard} />}
    </>
  )
}
