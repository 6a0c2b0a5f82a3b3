import type { ProductShelf } from '@showroom/contract/vendor-goods/vendor-product'
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx'
import { useFieldIds } from '../../../kit/form/field.ts'
import type { ProductFields } from './useProductForm.ts'
import { productMessages as messages } from './messages.ts'

type Props = Pick<ProductFields, 'form'> & { shelves: readonly ProductShelf[] }

/** A place of the catalogue, under the category that it is in. */
export const CategoryField = ({ form, shelves }: Props) => {
  const error = form.errorOf('category')
  const { id, control } = useFieldIds({ hint: undefined, error, required: true })
  return (
    <FieldFrame id={id} label={messages.category} hint={undefined} error={error} required>
      <select
        className="form-input form-select"
        name="category"
        value={form.values.category}
        onChange={(event) => form.change({ category: event.currentTarget.value })}
        {...control}
      >
        <option value="" />
        {shelves.map(({ category, name, subcategories }) => (
          <optgroup key={category} label={name}>
            {subcategories.map((place) => (
              <option key={place.category} value={place.category}>
                {place.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}
