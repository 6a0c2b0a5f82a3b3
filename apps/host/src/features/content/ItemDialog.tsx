import {
  contentFields,
  type ContentField,
  type ContentItem,
  type ContentName,
} from '@showroom/contract/content/collections'
import { itemErrors } from '@showroom/contract/content/content.rules'
import type { FormEvent } from 'react'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import type { EditedCollection } from './useCollection.ts'
import { contentMessages as messages } from './messages.ts'

type Props = {
  name: ContentName
  /** Null: another one. */
  item: ContentItem | null
  collection: EditedCollection
  onClose: () => void
}

/** What is chosen is chosen from the beginning; what is typed begins empty. */
const begun = (name: ContentName): ContentItem => ({
  id: crypto.randomUUID(),
  ...Object.fromEntries(contentFields[name].map((field) => [field.name, field.options?.[0]?.value ?? ''])),
})

/** One thing of a collection, kept in the draft. */
export const ItemDialog = ({ name, item, collection, onClose }: Props) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm<ContentItem>({
    values: item ?? begun(name),
    rules: (typed) => itemErrors(name, typed),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(async (typed) => {
      if (await collection.put(typed)) onClose()
    })
  }
  return (
    <Dialog title={item === null ? messages.add(name) : messages.edit(name)} onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={send}>
        {contentFields[name].map((field) => (
          <ItemField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={errorOf(field.name)}
            onChange={(value) => change({ [field.name]: value })}
          />
        ))}
        <SaveButton isBusy={isBusy} label={messages.keep} />
      </form>
    </Dialog>
  )
}

type FieldProps = {
  field: ContentField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const ItemField = ({ field: { name, label, longest, options, isLong, isRequired }, ...rest }: FieldProps) => {
  const own = { name, label, ...rest, required: isRequired === true || options !== undefined }
  if (options) return <SelectField {...own} options={options} />
  if (isLong) return <AreaField {...own} maxLength={longest} hint={messages.hintOf(name)} />
  return <TextField {...own} maxLength={longest} hint={messages.hintOf(name)} autoComplete="off" />
}
