import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Project } from '@showroom/contract/project/project'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { AmountForm } from './AmountForm.tsx'
import { ProductPicture } from './ProductPicture.tsx'
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
        <Search project={project} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

type SearchProps = { project: Project; onChoose: (product: ProductCard) => void }

const Search = ({ project, onChoose }: SearchProps) => {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  return (
    <div className="form">
      <form
        role="search"
        className="workspace-search"
        onSubmit={(event) => {
          event.preventDefault()
          setText(typed.trim())
        }}
      >
        <input
          className="form-input"
          type="search"
          aria-label={messages.searchMaterials}
          placeholder={messages.tileFaucetASku}
          enterKeyHint="search"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="button">
          {messages.search}
        </button>
      </form>
      <Found key={text} text={text} project={project} onChoose={onChoose} />
    </div>
  )
}

const mostFound = 12

const Found = ({ text, project, onChoose }: SearchProps & { text: string }) => {
  const { showroom } = project.showroom
  const read = useRead('GET /api/visualization/products', {
    query: { showroom, ...(text ? { search: text } : {}), page_size: mostFound },
  })
  return (
    <Loaded read={read} rows={3}>
      {({ data, total }) => (
        <>
          <p className="project-soft" role="status">
            {total === 0
              ? messages.nothingFoundTryAnother
              : text === ''
                ? messages.oftenChosen
                : messages.found(total)}
          </p>
          <ul className="workspace-found">
            {data.map((product) => (
              <li key={product.id}>
                <button type="button" onClick={() => onChoose(product)}>
                  <span className="workspace-thumb">
                    {product.pictures[0] && <ProductPicture picture={product.pictures[0]} sizes="72px" />}
                  </span>
                  <span>
                    <span className="project-soft">{product.brand}</span> {product.name}
                    {project.items_cents !== undefined && (
                      <span className="project-soft">
                        {' '}
                        {messages.per(money(product.price.price_cents), product.price.uom.toLowerCase())}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}
