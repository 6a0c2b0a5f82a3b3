import { showroomIdLength } from '@showroom/contract/policy/figures'
import { Link } from 'react-router'
import type { ProductCategory } from '../../shop-context/product-category.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { paths } from '../../paths.ts'
import { ShowroomEntry } from './ShowroomEntry.tsx'
import { landingMessages as messages } from './messages.ts'
import './ShowroomIdDialog.css'

type Props = { category: ProductCategory | null; onClose(): void }

/** Asked when a category tile is chosen before a showroom is. */
export const ShowroomIdDialog = ({ category, onClose }: Props) =>
  category && (
    <Dialog title={messages.whichPro} onClose={onClose}>
      <div className="id-dialog">
        <p>{messages.showroomIdUnlocks(showroomIdLength)}</p>
        <ShowroomEntry />
        <p>
          {messages.noProYet}{' '}
          <Link to={paths.category(category.slug_url)}>{messages.seeAtOurPrices(category.name)}</Link>
        </p>
      </div>
    </Dialog>
  )
