import type { DocumentKind } from '@showroom/contract/application/choices'
import { useState } from 'react'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { Agreement } from './Agreement.tsx'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { Files } from './LicenseStep.tsx'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'

export const GoodsStep = ({ wizard }: { wizard: Wizard }) => {
  const { form } = wizard
  const [kind, setKind] = useState<DocumentKind>('resale_permit')
  return (
    <>
      <AreaField
        {...wizardField(wizard)('sells', messages.whatYouSell)}
        hint={messages.inASentenceOr}
        maxLength={600}
        required
      />
      <CategoryChoice
        legend={messages.whereItBelongs}
        hint={messages.tickWhatFitsYou}
        chosen={form.values.categories}
        onChange={(categories) => form.change({ categories })}
      />
      <SelectField
        name="document_kind"
        label={messages.howYouShowThat}
        value={kind}
        onChange={(chosen) => setKind(chosen === 'tax_id' ? 'tax_id' : 'resale_permit')}
        options={[
          { value: 'resale_permit', label: messages.resalePermit },
          { value: 'tax_id', label: messages.taxIdDocument },
        ]}
      />
      <Files
        wizard={wizard}
        kind={kind}
        label={kind === 'tax_id' ? messages.yourTaxIdDocument : messages.yourResalePermit}
        hint={messages.aPhotoOrPdf}
        error={form.errorOf('tax_document')}
      />
      {wizard.steps.some(({ id }) => id === 'you') && <Agreement wizard={wizard} />}
    </>
  )
}
