import type { ApplicationForm } from './application-form.ts'
import type { Wizard } from './useWizard.ts'

/** The fields whose value is text. */
type TextName = {
  [Name in keyof ApplicationForm]: ApplicationForm[Name] extends string ? Name : never
}[keyof ApplicationForm]

/** What every text field of the form is told. */
export const wizardField =
  ({ form }: Wizard) =>
  (name: TextName, label: string) => ({
    name,
    label,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (value: string) => form.change({ [name]: value }),
    enterKeyHint: 'next' as const,
  })
