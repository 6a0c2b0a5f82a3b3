import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { useRef, useState } from 'react'
import { lasting } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { useKeptFocus } from '../../kit/useKeptFocus.ts'
import { DepartmentCard } from './DepartmentCard.tsx'
import { AddDialog, type Wanted } from './AddDialog.tsx'
import { ArrangedDrawer } from './ArrangedDrawer.tsx'
import { type Arranging, useDepartments } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'
import './Departments.css'

/** /account/departments: how the catalogue is arranged. */
export const Departments = () => {
  const arranging = useDepartments()
  return (
    <div className="departments">
      <p>{messages.about}</p>
      <Loaded read={lasting(arranging.read)} rows={8}>
        {({ data }) => <Tree departments={data} arranging={arranging} />}
      </Loaded>
    </div>
  )
}

type Props = { departments: readonly ArrangedDepartment[]; arranging: Arranging }

const Tree = ({ departments, arranging }: Props) => {
  const { of, show } = useAddress<'open'>()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  const open = (opened: string | null) => show({ open: opened })
  return (
    <div ref={box} className="departments-tree">
      <div className="departments-bar">
        <p role="status">{totalOf(departments)}</p>
        <button
          type="button"
          className="button"
          data-focus-home
          onClick={() => setWanted({ kind: 'department' })}
        >
          {messages.addDepartment}
        </button>
      </div>
      {departments.length === 0 && <p className="departments-none">{messages.nothing}</p>}
      {departments.map((department, place) => (
        <DepartmentCard
          key={department.id}
          department={department}
          at={{ place, count: departments.length }}
          arranging={arranging}
          onOpen={open}
          onAddCategory={() => setWanted({ kind: 'category', departmentId: department.id })}
          onAddBelow={(parentId) => setWanted({ kind: 'subcategory', parentId })}
        />
      ))}
      {wanted && (
        <AddDialog
          wanted={wanted}
          departments={departments}
          onMade={arranging.replace}
          onClose={() => setWanted(null)}
        />
      )}
      {of('open') !== '' && (
        <ArrangedDrawer
          key={of('open')}
          opened={of('open')}
          departments={departments}
          arranging={arranging}
          onClose={() => open(null)}
        />
      )}
    </div>
  )
}

const totalOf = (departments: readonly ArrangedDepartment[]): string =>
  messages.total(
    departments.length,
    departments.reduce((sum, { categories }) => sum + categories.length, 0),
    departments.reduce((sum, { product_count }) => sum + product_count, 0),
  )
