import type { DocumentKind } from '@showroom/contract/application/choices'
import { useState } from 'react'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import type { ImageRule } from '@showroom/contract/shared/image.rules'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { stateOptions } from '../../../kit/form/us-state-names.ts'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'

export const LicenseStep = ({ wizard }: { wizard: Wizard }) => {
  const { form } = wizard
  const isDesigner = form.values.business_type === 'designer'
  const isLicensed = !isDesigner || form.values.has_license
  return (
    <>
      {isDesigner && (
        <CheckField
          name="has_license"
          checked={!form.values.has_license}
          onChange={(isWithout) => form.change({ has_license: !isWithout })}
          error={form.errorOf('has_license')}
        >
          {messages.iWorkWithoutA}
        </CheckField>
      )}
      {isLicensed ? <License wizard={wizard} /> : <Unlicensed wizard={wizard} />}
      <Files
        wizard={wizard}
        kind="insurance"
        label={messages.certificateOfInsurance}
        hint={messages.itHelpsUsTo}
        required={false}
      />
    </>
  )
}

const License = ({ wizard }: { wizard: Wizard }) => {
  const field = wizardField(wizard)
  return (
    <>
      <div className="apply-pair">
        <SelectField
          {...field('license_state', messages.stateOfTheLicense)}
          empty={messages.choose}
          options={stateOptions}
          required
        />
        <TextField
          {...field('license_number', messages.licenseNumber)}
          maxLength={40}
          autoCapitalize="none"
          required
        />
      </div>
      <div className="apply-pair">
        <TextField
          {...field('license_class', messages.class)}
          hint={messages.suchAsBOr}
          maxLength={80}
          required={false}
        />
        <DateField wizard={wizard} />
      </div>
      <TextField
        {...field('license_holder', messages.licenseHolder)}
        hint={messages.asItStandsOn}
        maxLength={120}
        required
      />
      <Files
        wizard={wizard}
        kind="license"
        label={messages.yourLicense}
        hint={messages.aPhotoOrPdf}
        error={wizard.form.errorOf('license_document')}
      />
    </>
  )
}

const DateField = ({ wizard: { form } }: { wizard: Wizard }) => (
  <div className="form-field">
    <label htmlFor="license-expires">{messages.expiresOn}</label>
    <p className="form-hint">{messages.theLastDayIt}</p>
    <input
      id="license-expires"
      className="form-input"
      type="date"
      name="license_expires_on"
      value={form.values.license_expires_on}
      onChange={(event) => form.change({ license_expires_on: event.currentTarget.value })}
      aria-required
      aria-invalid={form.errorOf('license_expires_on') ? true : undefined}
      aria-describedby={form.errorOf('license_expires_on') ? 'license-expires-error' : undefined}
    />
    {form.errorOf('license_expires_on') && (
      <p className="form-error" id="license-expires-error">
        {form.errorOf('license_expires_on')}
      </p>
    )}
  </div>
)

const Unlicensed = ({ wizard }: { wizard: Wizard }) => {
  const [kind, setKind] = useState<DocumentKind>('certificate')
  return (
    <>
      <AreaField
        {...wizardField(wizard)('license_reason', messages.licenseReason)}
        hint={messages.aSentenceIsEnough}
        maxLength={600}
        required
      />
      <SelectField
        name="document_kind"
        label={messages.whatYouAddInstead}
        value={kind}
        onChange={(chosen) => setKind(chosen === 'resale_permit' ? 'resale_permit' : 'certificate')}
        options={[
          { value: 'certificate', label: messages.aCertificate },
          { value: 'resale_permit', label: messages.aResalePermit },
        ]}
      />
      <Files
        wizard={wizard}
        kind={kind}
        label={kind === 'certificate' ? messages.yourCertificate : messages.yourResalePermit}
        hint={messages.aPhotoOrPdf}
        error={wizard.form.errorOf('designer_document')}
      />
    </>
  )
}

type FilesProps = {
  wizard: Wizard
  kind: DocumentKind
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  accept?: string
  picture?: ImageRule
}

/** The files of one kind. */
export const Files = ({ wizard: { files, documents, form }, kind, error, ...shown }: FilesProps) => (
  <FileField
    {...shown}
    error={error}
    documents={documents.filter((document) => document.kind === kind)}
    onAdd={async (file, onProgress) => {
      const sentence = await files.add(file, { kind, onProgress })
      // What was missing is there now: its sentence goes.
      if (sentence === null) form.change({})
      return sentence
    }}
    onRemove={files.remove}
  />
)
