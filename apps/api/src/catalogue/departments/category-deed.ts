import { departmentMessages as say } from '@showroom/contract/catalogue/departments.messages'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Arranged } from './arranged.ts'
import type { StoredCategory, StoredDepartment } from './departments.store.ts'

export const categoryEntity = 'category'

export const categoryNamed = ({ categories }: Arranged, id: number): StoredCategory =>
  categories.find((each) => each.id === id) ?? refuseUnknown()

/** The department that is named in a field. */
export const departmentNamed = ({ departments }: Arranged, id: number): StoredDepartment =>
  departments.find((each) => each.id === id) ?? refuseInvalid({ department_id: [say.noSuchDepartment] })

/** Two of a row are not called the same: those of all departments, or those of a category. */
export const refuseTakenName = (
  { categories }: Arranged,
  { id, parentId, name }: Pick<StoredCategory, 'parentId' | 'name'> & { id?: number },
) => {
  const row = categories.filter((each) => each.parentId === parentId && each.id !== id)
  if (row.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    refuseInvalid({ name: [say.nameTaken] })
}

/** As the audit has it. */
export const categoryFields = ({ departments, categories }: Arranged, row: StoredCategory) => {
  const nameOf = (id: number | null) => departments.find((each) => each.id === id)?.name ?? null
  const parent = categories.find((each) => each.id === row.parentId)
  return {
    name: row.name,
    slug: row.slug,
    is_hidden: row.isHidden,
    ...(parent
      ? { category: parent.name }
      : {
          department: nameOf(row.homeId),
          also_in: departments
            .filter(({ id }) => row.alsoIn.includes(id))
            .map(({ name }) => name)
            .join(', '),
        }),
  }
}
