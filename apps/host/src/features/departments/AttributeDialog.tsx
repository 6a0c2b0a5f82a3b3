import type { CategoryAttribute } from '@showroom/contract/catalogue/category-attributes'
import {
  attributeTypes,
  longestAttributeText,
  longestUnit,
} from '@showroom/contract/catalogue/category-attributes.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { attributeFaults, sentOf, type TypedAttribute, typedOf } from './attribute-form.ts'
import { attributeMessages as messages } from './attribute-messages.ts'

type Props = {
  categoryId: number
  /** Null: a new one. */
  attribute: CategoryAttribute | null
  onSaved: (attributes: CategoryAttribute[]) => void
  onClose: () => void
}

/** Makes an attribute of a category, or changes what is said of one. */
export const AttributeDialog = ({ categoryId, attribute, onSaved, onClose }: Props) => {
  const { form: element, ...form } = useForm<TypedAttribute>({
    values: typedOf(attribute),
    rules: attributeFaults,
  })
  const save = useSave(form, async (typed) => {
    const { type, ...said } = sentOf(typed)
    const { data, message } = attribute
      ? await call('PUT /api/admin/category_attributes/{id}', { params: { id: attribute.id }, body: said })
      : await call('POST /api/admin/categories/{id}/attributes', {
          params: { id: String(categoryId) },
          body: { ...said, type },
        })
    onSaved(data)
    onClose()
    return message
  })
  return (
    <Dialog title={attribute ? messages.edit(attribute.label) : messages.add} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="label"
          label={messages.label}
          maxLength={longestAttributeText}
          required
          autoComplete="off"
          value={form.values.label}
          error={form.errorOf('label')}
          onChange={(label) => form.change({ label })}
        />
        <KindFields form={form} isNew={attribute === null} />
        <CheckField
          name="is_filter"
          checked={form.values.isFilter}
          onChange={(isFilter) => form.change({ isFilter })}
        >
          {messages.isFilter}
        </CheckField>
        <SaveButton isBusy={form.isBusy} label={attribute ? messages.save : messages.create} />
      </form>
    </Dialog>
  )
}

type Fields = Pick<ReturnType<typeof useForm<TypedAttribute>>, 'values' | 'change' | 'errorOf'>

/** What is said of it, with its unit or its values. */
const KindFields = ({ form: { values, change, errorOf }, isNew }: { form: Fields; isNew: boolean }) => (
  <>
    {isNew ? (
      <SelectField
        name="type"
        label={messages.kind}
        value={values.type}
        options={attributeTypes.map((type) => ({ value: type, label: messages.typeOf(type) }))}
        error={errorOf('type')}
        onChange={(chosen) => change({ type: attributeTypes.find((type) => type === chosen) ?? 'enum' })}
      />
    ) : (
      <div className="departments-fixed">
        <span>{messages.kind}</span>
        <strong>{messages.typeOf(values.type)}</strong>
        <p>{messages.kindFixed}</p>
      </div>
    )}
    {values.type === 'number' && (
      <TextField
        name="unit"
        label={messages.unit}
        hint={messages.unitHint}
        maxLength={longestUnit}
        autoComplete="off"
        value={values.unit}
        error={errorOf('unit')}
        onChange={(unit) => change({ unit })}
      />
    )}
    {values.type === 'enum' && (
      <AreaField
        name="values"
        label={messages.values}
        hint={messages.valuesHint}
        value={values.values}
        error={errorOf('values')}
        onChange={(typed) => change({ values: typed })}
      />
    )}
  </>
)
