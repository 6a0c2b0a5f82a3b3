import type { ProductShelf } from '@showroom/contract/vendor-goods/vendor-product'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import type { ProductFields } from './useProductForm.ts'
import { productMessages as messages } from './messages.ts'

type Props = Pick<ProductFields, 'form' | 'shelf'>
type Definition = ProductShelf['attributes'][number]

/** What the chosen category asks for; what buyers filter by comes first. */
export const AttributeFields = ({ form, shelf }: Props) => (
  <fieldset className="goods-section">
    <legend>{messages.attributes}</legend>
    {shelf ? (
      <>
        <p className="goods-soft">{messages.attributesHint}</p>
        <div className="goods-pair">
          {[...shelf.attributes]
            .sort((one, other) => Number(other.is_asked) - Number(one.is_asked))
            .map((definition) => (
              <AttributeField key={definition.key} definition={definition} form={form} />
            ))}
        </div>
      </>
    ) : (
      <p className="goods-soft">{messages.chooseCategory}</p>
    )}
  </fieldset>
)

const AttributeField = ({ definition, form }: Pick<Props, 'form'> & { definition: Definition }) => {
  const { key, label, unit, is_asked } = definition
  const name = `attributes.${key}`
  const value = form.values.attributes[key] ?? ''
  const named = unit === '' ? label : `${label} (${unit})`
  const shared = {
    name,
    label: is_asked ? messages.asked(named) : named,
    value,
    error: form.errorOf(name),
    autoComplete: 'off',
    onChange: (typed: string) =>
      form.change(({ attributes }) => ({ attributes: { ...attributes, [key]: typed } }), [name]),
  }
  if (definition.type === 'number') return <TextField {...shared} inputMode="decimal" maxLength={12} />
  if (definition.type === 'enum' && definition.values.length === 0)
    return <TextField {...shared} maxLength={200} />
  return <SelectField {...shared} empty={messages.notSaid} options={optionsOf(definition, value)} />
}

/** A maker's own value, which is none of the list, stays one that can be kept. */
const optionsOf = ({ type, values }: Definition, value: string) => {
  if (type === 'bool')
    return [
      { value: 'yes', label: messages.yes },
      { value: 'no', label: messages.no },
    ]
  const own = value === '' || values.includes(value) ? [] : [value]
  return [...values, ...own].map((each) => ({ value: each, label: each }))
}
