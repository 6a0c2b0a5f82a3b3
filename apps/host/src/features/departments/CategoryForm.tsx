import type { ArrangedDepartment, ArrangedSubcategory } from '@showroom/contract/catalogue/departments'
import { slugRefusal } from '@showroom/contract/catalogue/departments.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { NamedFields } from './NamedFields.tsx'
import { nameFaults, type TypedName } from './name-form.ts'
import { departmentsMessages as messages } from './messages.ts'

type Props = {
  entry: ArrangedSubcategory
  /** Where a category is at home, and where it is shown besides; a subcategory stands in its category. */
  home: { id: number; alsoIn: readonly number[] } | null
  departments: readonly ArrangedDepartment[]
  onSaved: (tree: ArrangedDepartment[]) => void
}
type Typed = TypedName & { department: number; alsoIn: readonly number[] }

/** The name of a category, its departments, and its address while that may change. */
export const CategoryForm = ({ entry, home, departments, onSaved }: Props) => {
  const { id, name, slug } = entry
  const { form: element, ...form } = useForm<Typed>({
    values: { name, slug, department: home?.id ?? 0, alsoIn: home?.alsoIn ?? [] },
    rules: nameFaults,
  })
  const save = useSave(form, async ({ department, alsoIn, ...typed }) => {
    const { data, message } = await call('PUT /api/admin/categories/{id}', {
      params: { id: String(id) },
      body: { ...typed, ...(home ? { department_id: department, also_in: [...alsoIn] } : {}) },
    })
    onSaved(data)
    return message
  })
  const { values } = form
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <NamedFields
        values={values}
        errorOf={form.errorOf}
        onName={(typed) => form.change({ name: typed })}
        onSlug={(typed) => form.change({ slug: typed })}
        fixed={slugRefusal(entry)}
      />
      {home && (
        <>
          <SelectField
            name="department_id"
            label={messages.department}
            hint={values.department === home.id ? undefined : messages.departmentHint}
            value={String(values.department)}
            options={departments.map((each) => ({ value: String(each.id), label: each.name }))}
            error={form.errorOf('department_id')}
            onChange={(chosen) => form.change({ department: Number(chosen) }, ['department_id'])}
          />
          <AlsoIn
            departments={departments.filter((each) => each.id !== values.department)}
            chosen={values.alsoIn}
            onChange={(alsoIn) => form.change({ alsoIn })}
          />
        </>
      )}
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}

type AlsoProps = {
  departments: readonly ArrangedDepartment[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

const AlsoIn = ({ departments, chosen, onChange }: AlsoProps) => (
  <fieldset className="departments-choices">
    <legend>{messages.alsoIn}</legend>
    {departments.map(({ id, name }) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
        <span>{name}</span>
      </label>
    ))}
  </fieldset>
)
