import type { DocumentKind } from '@showroom/contract/application/choices'
import { useState } from 'react'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import type { ImageRule } from '../../../kit/form/image-rule.ts'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { stateOptions } from '../../../kit/form/us-state-names.ts'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'

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
          I work without a license
        </CheckField>
      )}
      {isLicensed ? <License wizard={wizard} /> : <Unlicensed wizard={wizard} />}
      <Files
        wizard={wizard}
        kind="insurance"
        label="Certificate of insurance"
        hint="It helps us to answer sooner."
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
          {...field('license_state', 'State of the license')}
          empty="Choose…"
          options={stateOptions}
          required
        />
        <TextField
          {...field('license_number', 'License number')}
          maxLength={40}
          autoCapitalize="none"
          required
        />
      </div>
      <div className="apply-pair">
        <TextField
          {...field('license_class', 'Class')}
          hint="Such as B or C-54."
          maxLength={80}
          required={false}
        />
        <DateField wizard={wizard} />
      </div>
      <TextField
        {...field('license_holder', 'License holder')}
        hint="As it stands on the license."
        maxLength={120}
        required
      />
      <Files
        wizard={wizard}
        kind="license"
        label="Your license"
        hint="A photo or PDF, up to 10 MB."
        error={wizard.form.errorOf('license_document')}
      />
    </>
  )
}

const DateField = ({ wizard: { form } }: { wizard: Wizard }) => (
  <div className="form-field">
    <label htmlFor="license-expires">Expires on</label>
    <p className="form-hint">The last day it is good.</p>
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
        {...wizardField(wizard)('license_reason', 'Why you work without a license')}
        hint="A sentence is enough, such as: my state does not license interior designers."
        maxLength={600}
        required
      />
      <SelectField
        name="document_kind"
        label="What you add instead"
        value={kind}
        onChange={(chosen) => setKind(chosen === 'resale_permit' ? 'resale_permit' : 'certificate')}
        options={[
          { value: 'certificate', label: 'A certificate' },
          { value: 'resale_permit', label: 'A resale permit' },
        ]}
      />
      <Files
        wizard={wizard}
        kind={kind}
        label={kind === 'certificate' ? 'Your certificate' : 'Your resale permit'}
        hint="A photo or PDF, up to 10 MB."
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
