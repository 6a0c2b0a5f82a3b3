import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { CategoryAttributes } from './CategoryAttributes.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { CategoryPictureField } from './CategoryPictureField.tsx'
import { DepartmentForm } from './DepartmentForm.tsx'
import { type Found, foundArranged } from './found-arranged.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { Arranging } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'

type Props = {
  opened: string
  departments: readonly ArrangedDepartment[]
  arranging: Arranging
  onClose: () => void
}

/** What is said of a department or a category, and what can be done with it. */
export const ArrangedDrawer = ({ opened, departments, ...rest }: Props) => {
  const found = foundArranged(departments, opened)
  return (
    <Dialog title={titleOf(found)} shape="drawer" onClose={rest.onClose}>
      <div className="departments-sheet">
        {found ? <Sheet found={found} departments={departments} {...rest} /> : <p>{messages.gone}</p>}
      </div>
    </Dialog>
  )
}

const titleOf = (found: Found | null): string => {
  if (found === null) return messages.editCategory
  if (found.kind === 'department') return found.department.name
  return found.kind === 'category' ? found.category.name : found.subcategory.name
}

type SheetProps = Omit<Props, 'opened'> & { found: Found }

const Sheet = ({ found, departments, arranging, onClose }: SheetProps) => {
  const { replace } = arranging
  if (found.kind === 'department') {
    const { department } = found
    const children = department.categories.length
    return (
      <>
        <DepartmentForm department={department} onSaved={replace} />
        <RemoveButton
          kind="departments"
          entry={{ ...department, children, is_built_in: false }}
          arranging={arranging}
          onRemoved={onClose}
        />
      </>
    )
  }
  const isRoot = found.kind === 'category'
  const entry = isRoot ? found.category : found.subcategory
  const children = isRoot ? found.category.children.length : 0
  return (
    <>
      <CategoryForm
        entry={entry}
        home={isRoot ? { id: found.department.id, alsoIn: found.category.also_in } : null}
        departments={departments}
        onSaved={replace}
      />
      {isRoot && <CategoryAttributes categoryId={entry.id} />}
      {isRoot && <CategoryPictureField category={found.category} arranging={arranging} />}
      <RemoveButton
        kind="categories"
        entry={{ ...entry, children }}
        arranging={arranging}
        onRemoved={onClose}
      />
    </>
  )
}
