import { showroomIdLength } from '@showroom/contract/policy/figures'
import { Link } from 'react-router'
import type { ProductCategory } from '../../shop-context/product-category.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { paths } from '../../paths.ts'
import { ShowroomEntry } from './ShowroomEntry.tsx'
import './ShowroomIdDialog.css'

type Props = { category: ProductCategory | null; onClose(): void }

/** Asked when a category tile is chosen before a showroom is. */
export const ShowroomIdDialog = ({ category, onClose }: Props) =>
  category && (
    <Dialog title="Which Pro are you working with?" onClose={onClose}>
      <div className="id-dialog">
        <p>
          Your Pro’s Showroom ID unlocks the products and their prices. It has {showroomIdLength} characters;
          your contractor or designer has it.
        </p>
        <ShowroomEntry />
        <p>
          No Pro yet?{' '}
          <Link to={paths.category(category.slug_url)}>See {category.name} at our own prices</Link>
        </p>
      </div>
    </Dialog>
  )
