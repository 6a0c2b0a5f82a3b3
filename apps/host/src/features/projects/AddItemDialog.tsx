import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { AmountForm } from './AmountForm.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import type { TabProps } from './Workspace.tsx'
import { projectMessages as messages } from './messages.ts'

type Props = TabProps & { onClose: () => void }

/** First which, then how many: by number, or by the areas of a room. */
export const AddItemDialog = ({ project, onChange, onClose }: Props) => {
  const [chosen, setChosen] = useState<ProductCard | null>(null)
  return (
    <Dialog title={chosen ? chosen.name : messages.addItems} onClose={onClose}>
      {chosen ? (
        <AmountForm
          product={chosen}
          project={project}
          onAdded={(changed) => {
            onChange(changed)
            setChosen(null)
          }}
          onBack={() => setChosen(null)}
        />
      ) : (
        <ProductSearch
          showroom={project.showroom.showroom}
          showsPrices={project.items_cents !== undefined}
          onChoose={setChosen}
        />
      )}
    </Dialog>
  )
}
